import Testing

@testable import Picture

@Suite struct OutlineTests {
    @Test func `what is further to the right belongs to the line above`() {
        let outline = Outline(["a", "  b", "", "      c", "  d", "e"])
        #expect(
            outline.roots == [
                .init(text: "a", items: [.init(text: "b", items: [.init(text: "c")]), .init(text: "d")]),
                .init(text: "e"),
            ])
    }

    @Test func `a line between two indents belongs to the nearest to its left`() {
        #expect(Outline(["a", "    b", "  c"]).text == "a\n  b\n  c")
        #expect(Outline(["  a", "b"]).text == "a\nb")
    }

    @Test func `without lines there is nothing`() {
        #expect(Outline(["", "  "]).roots == [])
    }
}
