import Testing

@testable import Site

struct DocumentTests {
    @Test func `a document is prose and blocks by turns`() {
        let document = Document(path: "a.md", text: "# A\n\n```swift x\nlet a = 1\n\n```\nend\n")
        #expect(
            document.parts == [
                .prose("# A\n"), .block(info: "swift x", lines: ["let a = 1", ""]), .prose("end\n"),
            ])
    }

    @Test func `headings have the anchors of code hosts, and what stands in a block is none`() {
        let document = Document(
            path: "a.md", text: "# A\n\n## Why `@State`?\n\n```sh\n# not one\n```\n\n## When not to\n\n## When not to\n"
        )
        #expect(
            document.headings == [
                "a": "A", "why-state": "Why `@State`?", "when-not-to": "When not to", "when-not-to-1": "When not to",
            ])
    }
}
