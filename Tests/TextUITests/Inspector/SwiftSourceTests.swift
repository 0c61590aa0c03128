import Testing

@testable import TextUI

@Suite struct SwiftSourceTests {
    /// Each type with its kind and its lines.
    private func types(in code: String) -> [String] {
        SwiftSource(Array(code.utf8)).declarations.map { found in
            let name = (found.owners + [found.name]).joined(separator: ".")
            return "\(found.kind) \(name) \(found.lines.lowerBound)-\(found.line)-\(found.lines.upperBound)"
        }
    }

    @Test func `the five kinds of type are found`() {
        #expect(
            types(in: "struct A {}\nclass B: A {}\nenum C<T> {}\nactor D where T: U {}\nprotocol E{}\n") == [
                "struct A 1-1-1", "class B 2-2-2", "enum C 3-3-3", "actor D 4-4-4", "protocol E 5-5-5",
            ])
    }

    @Test func `types in types and extensions have owners`() {
        #expect(
            types(
                in:
                    "struct A {\n  enum B {\n    class C {}\n  }\n}\nextension A.B: P where T == (Int) -> [A] {\n  struct D {\n  }\n}\n"
            )
                == ["struct A 1-1-5", "enum A.B 2-2-4", "class A.B.C 3-3-3", "struct A.B.D 7-7-8"])
    }

    @Test func `extensions are found by the type that they extend`() {
        let code =
            "extension A.B where T == Int {\n  struct C {}\n}\n@MainActor extension A: P {}\nextension [Int] {}\n"
        let extensions = SwiftSource(Array(code.utf8)).extensions.map { found in
            "\((found.owners + [found.name]).joined(separator: ".")) \(found.lines)"
        }
        #expect(extensions == ["A.B 1...3", "A 4...4"])
        #expect(types(in: code) == ["struct A.B.C 2-2-2"])
    }

    @Test func `attributes and modifiers belong to a declaration`() {
        let code = """
            let a = b
            @MainActor @Foo.Bar(x: (1), "}")
            @available(
                macOS 14, *)
            public nonisolated(unsafe) final
            class A {}
            """
        #expect(types(in: code) == ["class A 2-6-6"])
    }

    @Test func `a comment between the words does no harm`() {
        #expect(types(in: "/// struct No {\nstruct /* { /* { */ */ A // {\n{\n}\n") == ["struct A 2-2-4"])
    }

    @Test(arguments: [
        "// struct A {}", "/* struct A {} /* */ struct B {} */", #"let a = "struct A {}""#,
        "let a = \"\"\"\n  struct A {}\n  \\(\"}\")\n  \"\"\"", ##"let a = #"" struct A {} \(b)"#"##,
        "let a = \"\\(\"struct A {}\")\"", "let a = /struct A {}/", "let a = #/\n  struct A {}\n/#",
        "func `struct A {`() {}", "class func a() {}", "f(class: A, actor name: B)", "let x = y.enum\nC {}",
        "protocol `A", "struct", "struct A", "struct A, B", "extension", "@", ")",
    ])
    func `this declares no type`(code: String) {
        #expect(types(in: code) == [])
    }

    @Test(arguments: [
        #"let a = "}""#, #"let a = "\"}""#, ##"let a = #"\"}"#"##, ###"let a = ##"}"# }"##"###,
        "let a = \"\"\"\n \"}\" \"\" }\n \"\"\"", "// }", "/* } /* } */ } */", #"let a = "\(b { "}" }) }""#,
        "let a = /}/", "let a = b.split(/[\"}]/)", "let a = #/ } /#", "func `}`() {}", "let a = b / c; let d = \"/}\"",
        ##"let a = #"\#("}") }"#"##,
    ])
    func `a brace that is no brace ends nothing`(line: String) {
        let code = "struct A {\n\(line)\n}\nstruct B {}\n"
        let last = code.split(separator: "\n", omittingEmptySubsequences: false).count - 2
        #expect(types(in: code) == ["struct A 1-1-\(last)", "struct B \(last + 1)-\(last + 1)-\(last + 1)"])
    }

    @Test func `each branch of an if goes on from where it began`() {
        let code =
            "#if A\nstruct A {\n#elseif B\nclass A {\n#else\nactor A {\n#endif\n  enum B {}\n}\nstruct C {\n#if D\n}\n#else\n}\n#endif\nstruct E {}"
        #expect(
            types(in: code) == [
                "struct A 2-2-2", "class A 4-4-4", "actor A 6-6-9", "enum A.B 8-8-8", "struct C 10-10-14",
                "struct E 16-16-16",
            ])
    }

    @Test(arguments: [
        "guard let actor else { return }", "list.map { actor in { actor } }", "if actor is A {}",
        "#Preview { let a = \"struct A {}\" }", "#warning(\"struct A {}\")",
        "macro a() = #externalMacro(module: \"struct A {\")",
        "#else\n#endif\n#elseif", "typealias A = any B<struct>", "let type = A.self; let a: A.Type",
    ])
    func `what only looks like a type declares none`(code: String) {
        #expect(types(in: code) == [])
    }

    @Test(arguments: [
        "struct A<let n: Int>: ~Copyable {}", "struct A<each T> where repeat each T: B<(Int) -> [C]> {}",
        "@attached(member, names: named(init)) @A({ $0 }) public struct A {}",
        "private(set) fileprivate indirect enum A {}",
        "struct A { @B({ \"}\" }) var a = ##\"}\"# \\#(\"\\##({})\")\"## }",
        "struct A { let a = \"\"\"\n  \\(\"\"\"\n  }\n  \"\"\")\n  \"\"\" }",
        "struct A { static func </ (a: A, b: A) {} }",
    ])
    func `generics, macros and literals in literals leave one type`(code: String) {
        let lines = code.split(separator: "\n").count
        #expect(
            types(in: code + "\nstruct B {}").map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "A 1-1-\(lines)", "B \(lines + 1)-\(lines + 1)-\(lines + 1)",
            ])
    }

    @Test func `a name in backticks is found without them`() {
        #expect(types(in: "enum `Type` {}") == ["enum Type 1-1-1"])
    }

    @Test func `a byte order mark belongs to no word`() {
        #expect(types(in: "\u{FEFF}struct A {}") == ["struct A 1-1-1"])
    }

    @Test func `a body that is not closed goes to the end`() {
        #expect(types(in: "struct A {\n  func b() {\n\n") == ["struct A 1-1-3"])
    }

    @Test func `literals nested without end use up no stack`() {
        #expect(types(in: "struct A {" + String(repeating: "\"\\(", count: 200_000)) == ["struct A 1-1-1"])
    }

    @Test(arguments: [("Row", true), ("Table", true), ("View", false), ("Ro", false), ("Seat", true), ("e", false)])
    func `a look at the words says whether a name can be declared`(name: String, expected: Bool) {
        let source = SwiftSource(Array("struct Table { class\n Row: View {} }; enum /* a */ Seat {}".utf8))
        #expect(source.mayDeclare(name) == expected)
    }
}
