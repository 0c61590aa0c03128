import Testing

@testable import Picture

@Suite struct DrawingTests {
    /// What is drawn, line by line, without the size, the words about it and the style.
    private func elements(_ svg: String) -> [String] {
        svg.split(separator: "\n").drop { $0 != "</style>" }.dropFirst().dropLast().map(String.init)
    }

    @Test func `a file tells what it is, and has its style in it`() {
        let lines = Drawing().svg(width: 90, height: 44, title: "A & B", description: "<a>\n\u{1B}b")
            .split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(5) == [
                #"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="90" height="44" viewBox="0 0 90 44">"#,
                "<title>A &amp; B</title>", "<desc>&lt;a&gt;", "\u{FFFD}b</desc>", "<style>",
            ])
        #expect(lines.contains("@media (prefers-color-scheme: dark) {"))
        #expect(lines.suffix(2) == ["</style>", "</svg>"])
    }

    @Test func `a frame has a bold title between rules, and numbers that stand out`() {
        let frame = ["── A ──", "[1] <b>   [2 off] c"]
        #expect(
            elements(FramePicture(frame: frame, sample: "a").svg) == [
                #"<rect class="card" x="0.5" y="0.5" width="210" height="83" rx="12"/>"#,
                #"<path class="rule" d="M20 31.5h18"/>"#,
                #"<text class="title" x="47" y="36" textLength="9" lengthAdjust="spacingAndGlyphs">A</text>"#,
                #"<path class="rule" d="M65 31.5h18"/>"#,
                #"<text x="20" y="58" textLength="63" lengthAdjust="spacingAndGlyphs"><tspan class="number">[1]</tspan> &lt;b&gt;</text>"#,
                #"<text x="110" y="58" textLength="81" lengthAdjust="spacingAndGlyphs"><tspan class="off">[2 off]</tspan> c</text>"#,
            ])
    }

    @Test func `a box is joined to the one that it belongs to`() {
        let svg = TreePicture(outline: Outline(["a", "  b", "  c"]), sample: "a").svg
        #expect(
            elements(svg) == [
                #"<rect class="card" x="0.5" y="0.5" width="96" height="145" rx="12"/>"#,
                #"<path class="rule" d="M34.5 50V73.5H48"/>"#,
                #"<path class="rule" d="M34.5 50V111.5H48"/>"#,
                #"<rect class="inner" x="20.5" y="20.5" width="28" height="29" rx="6"/>"#,
                #"<text x="30" y="40" textLength="9" lengthAdjust="spacingAndGlyphs">a</text>"#,
                #"<rect class="inner" x="48.5" y="58.5" width="28" height="29" rx="6"/>"#,
                #"<text x="58" y="78" textLength="9" lengthAdjust="spacingAndGlyphs">b</text>"#,
                #"<rect class="inner" x="48.5" y="96.5" width="28" height="29" rx="6"/>"#,
                #"<text x="58" y="116" textLength="9" lengthAdjust="spacingAndGlyphs">c</text>"#,
            ])
    }

    @Test func `what a view holds stands in its box, line by line`() {
        let svg = TreePicture(outline: Outline([#"a "x · y" · @State b = 1 · task running"#]), sample: "a").svg
        #expect(
            elements(svg).dropFirst(2) == [
                #"<text x="30" y="40" textLength="81" lengthAdjust="spacingAndGlyphs">a "x · y"</text>"#,
                #"<text class="note" x="30" y="62" textLength="108" lengthAdjust="spacingAndGlyphs">@State b = 1</text>"#,
                #"<text class="note" x="30" y="84" textLength="108" lengthAdjust="spacingAndGlyphs">task running</text>"#,
            ])
    }

    @Test func `a scope is a card in the one before it, with what it holds`() {
        let lines = ["a", "  S (M), at A/B.swift:1, shadowed", "    used by V #1", "b"]
        let svg = ScopePicture(outline: Outline(lines), sample: "a").svg
        #expect(
            elements(svg) == [
                #"<rect class="card" x="0.5" y="0.5" width="301" height="225" rx="12"/>"#,
                #"<rect class="inner" x="20.5" y="20.5" width="261" height="185" rx="8"/>"#,
                #"<text class="title" x="34" y="50" textLength="9" lengthAdjust="spacingAndGlyphs">a</text>"#,
                #"<text x="34" y="82" textLength="45" lengthAdjust="spacingAndGlyphs">S (M)</text>"#,
                #"<text class="note" x="52" y="104" textLength="216" lengthAdjust="spacingAndGlyphs">at A/B.swift:1, shadowed</text>"#,
                #"<text class="note" x="52" y="126" textLength="108" lengthAdjust="spacingAndGlyphs">used by V #1</text>"#,
                #"<rect class="card" x="34.5" y="142.5" width="233" height="49" rx="8"/>"#,
                #"<text class="title" x="48" y="172" textLength="9" lengthAdjust="spacingAndGlyphs">b</text>"#,
            ])
    }

    @Test func `an answer in one line is one card`() {
        let svg = ScopePicture(outline: Outline(["nothing"]), sample: "a").svg
        #expect(
            elements(svg) == [
                #"<rect class="card" x="0.5" y="0.5" width="130" height="89" rx="12"/>"#,
                #"<rect class="inner" x="20.5" y="20.5" width="90" height="49" rx="8"/>"#,
                #"<text class="title" x="34" y="50" textLength="63" lengthAdjust="spacingAndGlyphs">nothing</text>"#,
            ])
    }
}
