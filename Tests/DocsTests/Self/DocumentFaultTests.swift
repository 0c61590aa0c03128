import Testing

struct DocumentFaultTests {
    private func faults(_ text: String) -> [String] {
        Links(document: MarkdownFile(path: "Docs/x.md", text: text))
            .faults(exists: { ["README.md", "Docs/x.md"].contains($0) }, anchors: { _ in ["top"] }).map(\.description)
    }

    @Test func `a link to nowhere is told`() {
        #expect(
            faults("\n[a](../README.md) [b](no.md)") == [
                "Docs/x.md:2: the link no.md leads to Docs/no.md, which is not there."
            ])
    }

    @Test func `a link to no heading is told`() {
        #expect(
            faults("[a](#top) [b](../README.md#end)") == [
                "Docs/x.md:1: the link ../README.md#end leads to a heading that README.md does not have."
            ])
    }

    @Test func `an image without a text is told`() {
        #expect(
            faults("![](../README.md)") == [
                "Docs/x.md:1: the image ../README.md has no text for those who do not see it: ![what it shows](../README.md)."
            ])
    }

    @Test func `links in code and to other hosts are not looked at`() {
        #expect(faults("`[a](b)` [c](https://example.com/d)\n```swift\n[Int](repeating: 0)\n```") == [])
    }

    @Test func `a head has five items in this order`() {
        let head = "# A\n\n- You will learn: a\n- Files, in order: b\n  c\n- When not to: d\n- Next: e\n\n"
        #expect(
            ChapterHead.faults(in: MarkdownFile(path: "Docs/01-a.md", text: head)).map(\.description) == [
                "Docs/01-a.md:4: this line of the head of a chapter is \"- Run: …\".",
                "Docs/01-a.md:6: this line of the head of a chapter is \"- Files, in order: …\".",
                "Docs/01-a.md:7: this line of the head of a chapter is \"- When not to: …\".",
                "Docs/01-a.md:7: the head of a chapter goes on with \"- Next: …\".",
            ])
    }

    private func mistakes(_ line: String) -> [String] {
        ShellWords(
            targets: ["test", "run-sample", "new"], samples: ["counter"], products: ["counter"],
            exists: { $0 == "Samples/Counter" }
        ).mistakes(in: line)
    }

    @Test func `what can be typed passes`() {
        #expect(mistakes("URL=http://127.0.0.1/a make run-sample NAME=counter ARGS=\"--strict\" # plays") == [])
        #expect(mistakes("make new NAME=Shop FROM=counter TO=../Shop") == [])
        #expect(mistakes("cd my/folder && echo 1 | .build/debug/counter --script Samples/Counter") == [])
    }

    @Test func `targets, samples, programs, paths and tools have to be there`() {
        #expect(mistakes("make tests") == ["the Makefile has no target tests."])
        #expect(mistakes("make test NAME=count") == ["there is no sample count."])
        #expect(mistakes("make new NAME=Shop FROM=count") == ["there is no sample count."])
        #expect(
            mistakes("true; .build/debug/count") == [
                "true is not among the tools that the README asks for.", "the package builds no count.",
            ])
        #expect(mistakes("cat Samples/Count") == ["there is no Samples/Count."])
    }
}
