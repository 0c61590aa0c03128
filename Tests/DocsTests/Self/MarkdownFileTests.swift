import Testing

struct MarkdownFileTests {
    let document = MarkdownFile(
        path: "Docs/x.md",
        text: """
            # The title

            Why `[a](b)` is no link
            and goes on.

            ```swift compile
            let a = 1
            # no heading
            ```

            ## The `title`, again
            ## The title
            """)

    @Test func `a block knows its line, its language and what is said of it`() {
        let block = document.blocks[0]
        #expect(document.blocks.count == 1)
        #expect([block.line == 6, block.language == "swift", block.argument == "compile"] == [true, true, true])
        #expect(block.lines == ["let a = 1", "# no heading"])
    }

    @Test func `prose has no blocks and no code`() {
        #expect(document.prose.map(\.line) == [1, 2, 3, 4, 5, 10, 11, 12])
        #expect(document.prose[2].text == "Why xxxxxxxx is no link")
        #expect(document.inlineCode.map(\.text) == ["[a](b)", "title"])
    }

    @Test func `the paragraph before a block is found over the empty line`() {
        #expect(document.paragraph(before: document.blocks[0]) == "Why `[a](b)` is no link and goes on.")
    }

    @Test func `anchors are made as code hosts make them`() {
        #expect(document.anchors == ["the-title", "the-title-again", "the-title-1"])
    }

    @Test func `a block can get other lines, and the rest stays`() {
        let text = document.replacing([(document.blocks[0], ["let b = 2"])])
        #expect(text.contains("```swift compile\nlet b = 2\n```\n\n## The"))
        #expect(MarkdownFile(path: "Docs/x.md", text: text).lines.count == document.lines.count - 1)
    }
}
