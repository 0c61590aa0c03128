import Testing

@testable import TextUI

@Suite struct TextLineTests {
    @Test func `runs of one style become one`() {
        let line = TextLine("Total ") + TextLine("9") + TextLine("99", style: .bold) + TextLine(" €", style: .bold)
        #expect(line.runs == [TextRun(text: "Total 9", style: []), TextRun(text: "99 €", style: .bold)])
        #expect(line.plain == "Total 999 €")
        #expect(line.width == 11)
    }

    @Test func `lines made in different ways are equal`() {
        #expect(TextLine("ab") == TextLine("a") + TextLine("") + TextLine("b"))
        #expect(
            TextLine("ab", style: .dim)
                == TextLine(runs: [
                    TextRun(text: "a", style: .dim), TextRun(text: "b", style: .dim),
                ]))
        #expect(TextLine("a") != TextLine("a", style: .bold))
        #expect(TextLine("", style: .bold) == TextLine())
    }

    @Test func `styles become ANSI sequences that end where they end`() {
        let line = TextLine("a ") + TextLine("b", style: [.bold, .strikethrough]) + TextLine(" c", style: .dim)
        #expect(line.ansi() == "a \u{1B}[1;9mb\u{1B}[0m\u{1B}[2m c\u{1B}[0m")
        #expect(TextLine("x", style: [.italic, .underline]).ansi() == "\u{1B}[3;4mx\u{1B}[0m")
        #expect(TextLine("plain").ansi() == "plain")
    }

    @Test func `a line lets nothing through that acts on a terminal`() {
        #expect(TextLine("a\u{1B}[2J\nb").plain == "a␛[2J b")
        #expect(TextLine(runs: [TextRun(text: "\u{9B}", style: .bold)]).ansi() == "\u{1B}[1m<U+009B>\u{1B}[0m")
    }

    @Test func `padding goes where the alignment wants it`() {
        let line = TextLine("ab")
        #expect(line.padded(to: 5).plain == "ab   ")
        #expect(line.padded(to: 5, alignment: .center).plain == " ab  ")
        #expect(line.padded(to: 5, alignment: .trailing).plain == "   ab")
        #expect(line.padded(to: 1) == line)
    }

    @Test func `padding has no style`() {
        #expect(
            TextLine("ab", style: .underline).padded(to: 4, alignment: .center).ansi() == " \u{1B}[4mab\u{1B}[0m ")
    }

    @Test func `emoji that meet become as wide as they are together`() {
        var family = TextLine("👩", style: .bold)
        family.append(TextLine(clean: "\u{200D}👧"))
        #expect(family.width == 2)
        #expect((TextLine("👋") + TextLine("🏽")).width == 2)
        #expect((TextLine("🇩") + TextLine("🇪🇫") + TextLine("🇷")).width == 4)
        #expect((TextLine("1") + TextLine(clean: "\u{FE0F}\u{20E3}")).width == 2)
        #expect((TextLine("漢") + TextLine("👧")).width == 4)
    }

    @Test func `cells are cut out with their styles`() {
        let line = TextLine("abc") + TextLine("def", style: .bold) + TextLine("ghi")
        #expect(line.cells(from: 2, count: 5) == TextLine("c") + TextLine("def", style: .bold) + TextLine("g"))
        #expect(line.cells(from: 3, count: 3) == TextLine("def", style: .bold))
        #expect(line.cells(from: 6, count: 99) == TextLine("ghi"))
        #expect(line.dropFirst(cells: 4) == TextLine("ef", style: .bold) + TextLine("ghi"))
        #expect(line.cells(from: 9, count: 1) == TextLine())
        #expect(line.cells(from: -2, count: -1) == TextLine())
    }

    @Test func `half of a wide character is a blank`() {
        let line = TextLine("漢字漢")
        #expect(line.cells(from: 1, count: 4).plain == " 字 ")
        #expect(line.cells(from: 0, count: 3).plain == "漢 ")
        #expect(line.cells(from: 1, count: 2).plain == "  ")
        #expect(line.dropFirst(cells: 5).plain == " ")
        #expect(TextLine("a👩‍👩‍👧‍👦b").cells(from: 0, count: 2).plain == "a ")
    }

    @Test func `a cut never divides a character`() {
        let line = TextLine("e\u{301}e\u{301}🇩🇪x")
        #expect(line.cells(from: 1, count: 3).plain == "e\u{301}🇩🇪")
        #expect(line.truncated(to: 3, ellipsis: false).plain == "e\u{301}e\u{301} ")
    }

    @Test func `an ellipsis stands behind the last word and looks like it`() {
        #expect(TextLine("Hello World").truncated(to: 7, ellipsis: true).plain == "Hello…")
        #expect(TextLine("Hello World").truncated(to: 8, ellipsis: true).plain == "Hello W…")
        #expect(TextLine("Hello").truncated(to: 5, ellipsis: true).plain == "Hello")
        #expect(TextLine("Hello", style: .dim).truncated(to: 3, ellipsis: true) == TextLine("He…", style: .dim))
        #expect(TextLine("Hello World").truncated(to: 8, ellipsis: true, symbols: .ascii).plain == "Hello...")
        #expect(TextLine("Hello").truncated(to: 1, ellipsis: true).plain == "…")
        #expect(TextLine("Hello").truncated(to: 2, ellipsis: true, symbols: .ascii).plain == "He")
        #expect(TextLine("Hello").truncated(to: 0, ellipsis: false).plain == "H")
    }
}
