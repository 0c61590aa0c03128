import Testing

/// The checks themselves are checked: what finds a declaration finds the whole of it.
struct SourceFileTests {
    let source = SourceFile(
        path: "Shop.swift",
        text: #"""
            import Observation

            /// Sells.
            @Observable
            final class Shop {
                private(set) var open = false
                @ObservationIgnored @Injected(\Services.till) var till: Till
                @ObservationIgnored @Injected var doors: Doors

                init(
                    name: String,
                    rooms: [Int: String] = [:]
                ) {
                    let open = "}"
                }

                init(copy other: Shop) {}

                /// Opens.
                func enter() {
                    if open { return }

                    open = true
                }
            }

            extension Shop: Place {
                func leave() { open = false }
            }

            struct Tests {
                @Test(arguments: try rows(of: 3)) func `a shop opens, v1.0`(_ row: Int)
                    throws
                {
                    enter()
                }
                func enter() {}
            }
            """#)

    @Test func `a declaration of one line is that line`() throws {
        #expect(try source.declaration("open") == ["private(set) var open = false"])
        #expect(try source.declaration("till") == [#"@ObservationIgnored @Injected(\Services.till) var till: Till"#])
        #expect(try source.declaration("doors") == ["@ObservationIgnored @Injected var doors: Doors"])
    }

    @Test func `a function comes with its documentation, to its last bracket`() throws {
        #expect(
            try source.declaration("Shop.enter") == [
                "/// Opens.", "func enter() {", "    if open { return }", "", "    open = true", "}",
            ])
    }

    @Test func `a head of several lines belongs to its declaration`() throws {
        #expect(
            try source.declaration("init(name:rooms:)") == [
                "init(", "    name: String,", "    rooms: [Int: String] = [:]", ") {", "    let open = \"}\"", "}",
            ])
    }

    @Test func `a test is found by its sentence, which may have a dot`() throws {
        #expect(
            try source.declaration("a shop opens, v1.0") == [
                "@Test(arguments: try rows(of: 3)) func `a shop opens, v1.0`(_ row: Int)", "    throws", "{",
                "    enter()", "}",
            ])
    }

    @Test func `a type is found before its extensions, and a member in either`() throws {
        #expect(try source.declaration("Shop")?.prefix(2) == ["/// Sells.", "@Observable"])
        #expect(try source.declaration("Shop.leave") == ["func leave() { open = false }"])
    }

    @Test func `labels tell initializers apart`() throws {
        #expect(try source.declaration("Shop.init(copy:)") == ["init(copy other: Shop) {}"])
        #expect(throws: SourceFile.Ambiguous(lines: [10, 17])) { try source.declaration("init") }
    }

    @Test func `two functions of one name need their types`() {
        #expect(throws: SourceFile.Ambiguous(lines: [20, 37])) { try source.declaration("enter") }
    }

    @Test func `what is not declared is not found`() throws {
        #expect(try source.declaration("Place") == nil)
        #expect(try source.declaration("Shop.rooms") == nil)
    }

    @Test func `in the samples each type ends with its last bracket`() throws {
        for path in Project.files(below: "Samples", ending: ".swift") {
            let source = SourceFile(path: path, text: try Project.text(path))
            for match in try Project.text(path).matches(of: /(?m)^(?:final )?(?:class|struct|enum|protocol) (\w+)/) {
                let text = try #require(try source.declaration(String(match.1))).joined()
                #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(path): \(match.1)")
                #expect(text.last == "}", "\(path): \(match.1)")
            }
        }
    }
}
