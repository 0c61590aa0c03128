import Testing

/// What all documents, and all chapters (`Docs/NN-name.md`), keep to.
struct ChapterTests {
    static let chapters = Project.documents.filter { $0.contains(/^Docs\/\d\d-/) }

    @Test(arguments: chapters) func `a chapter says what it teaches, what to run, and when not to`(_ path: String)
        throws
    {
        for fault in ChapterHead.faults(in: try Project.document(path)) { fault.report() }
    }

    @Test(arguments: chapters) func `a chapter has at most 160 lines`(_ path: String) throws {
        let lines = try Project.document(path).lines.count - 1
        #expect(lines <= 160, "\(path) has \(lines) lines")
    }

    @Test(.enabled(if: Project.exists("Docs/README.md"))) func `the order of learning names each chapter once`() throws
    {
        let named = try Project.text("Docs/README.md").matches(of: /(?m)^\| \[[^\]]*\]\((\d\d-[^)]*)\)/)
            .map { "Docs/\($0.1)" }
        #expect(named == Self.chapters)
    }

    @Test(arguments: Project.documents) func `each block has a language that is checked or needs no check`(
        _ path: String
    )
        throws
    {
        let languages: Set = ["swift", "console", "sh", "json", "text"]
        for block in try Project.document(path).blocks where !languages.contains(block.language) {
            block.fault("a block is one of \(languages.sorted().joined(separator: ", ")).").report()
        }
    }

    @Test(arguments: Project.documents) func `each block begins at the edge and ends`(_ path: String) throws {
        let document = try Project.document(path)
        for (line, text) in document.prose where text.contains(/^\s*(```|~~~)/) {
            Fault(file: path, line: line, text: "a block begins with ``` at the edge, and ends with ``` alone.")
                .report()
        }
    }

    private static let testNames = Set(
        Project.files(below: "Tests", ending: ".swift").flatMap { path in
            ((try? Project.text(path)) ?? "").matches(of: /func `([^`]+)`/).map { String($0.1) }
        })

    /// Four words or more in backticks are the name of a test, unless they are a command.
    @Test(arguments: Project.documents) func `each test that is named in the text is there`(_ path: String) throws {
        let document = try Project.document(path)
        let complaintLines = Set(ComplaintRow.all(in: document).map(\.line))
        for code in document.inlineCode where code.text.contains(/^\w+( \w[\w,:'.-]*){3,}$/) {
            if complaintLines.contains(code.line) { continue }
            if code.text.hasPrefix("make ") || Self.testNames.contains(code.text) { continue }
            Fault(file: path, line: code.line, text: "there is no test called \(code.text).").report()
        }
    }
}
