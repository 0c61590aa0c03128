import Testing

/// What is found in a source of the core.
struct MessageSourceTests {
    private func faults(in text: String, explained: [String] = []) -> [String] {
        MessageSource(path: "Sources/TextUI/New.swift", text: text).faults(explained: explained).map(\.description)
    }

    private static let source = """
        func check(_ node: Node) {
            // TextUI: this is a comment.
            stop(
                \"""
                TextUI: the \\(typeName(node.viewType)) is too large, at \\(site).
                Make it smaller.
                \""")
        }
        """

    @Test func `a text that no document explains is told with what to do`() {
        #expect(
            faults(in: Self.source) == [
                """
                Sources/TextUI/New.swift:5: no document explains "TextUI: the … is too large, at ….". Add the mistake to one \
                of the files Tests/DocsTests/Messages/…Mistakes.swift, and a block ```text message NAME to \
                Docs/15-troubleshooting.md or the chapter behind it; make update-docs fills it in.
                """
            ])
    }

    @Test func `a text is explained by a message that begins like it`() {
        #expect(faults(in: Self.source, explained: ["TextUI: the Cart is too large, at Shop/Cart.swift:7."]) == [])
        #expect(faults(in: Self.source, explained: ["TextUI: the Cart is too small, at Shop/Cart.swift:7."]).count == 1)
    }

    @Test func `a text in one line ends at its quote`() {
        let source = #"if count < 0 { stop("Publishing: \(count) is \"less\" than 0.") }"#
        #expect(faults(in: source, explained: [#"Publishing: -1 is "less" than 0."#]) == [])
        #expect(faults(in: source, explained: ["Publishing: -1 is less."]).count == 1)
    }

    @Test func `an end without a text is told`() {
        #expect(
            faults(in: "let a = 1\nfatalError(\"no\")\nvar home: Home { fatalError(\"overridden\") }") == [
                """
                Sources/TextUI/New.swift:2: this ends the program without a text that teaches. Call stop with one that begins \
                with the name of the module, and explain it in Docs/15-troubleshooting.md or the chapter behind it.
                """
            ])
    }

    @Test func `a text without its module is told`() {
        let source = "stop(\"too large\")\ntellOnce(\n    \"\"\"\n    Too large.\n    \"\"\")\nstop(error.description)"
        #expect(
            faults(in: source)
                == [1, 4].map {
                    "Sources/TextUI/New.swift:\($0): a text about a mistake begins with the name of its module: "
                        + "TextUI: or Injection: or Assembling: or Providing: or Publishing: …"
                })
    }

    @Test func `a complaint is found behind its name, or in the next line`() {
        let source = MessageSource(
            path: "", text: "throw Complaint(\"no \\(name) here\")\nthrow Complaint(\n    \"none\" + hint)")
        #expect(source.complaints.map(\.parts) == [["no ", " here"], ["none"]])
        #expect(source.complaints.map(\.line) == [1, 2])
    }
}
