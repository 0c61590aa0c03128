import Testing

@testable import TextUI

@Suite struct TextWrappingTests {
    @Test func `a text that fits is one line`() {
        #expect(TextBlock.of("Count: 1") == TextBlock(lines: [TextLine("Count: 1")], width: 8, controls: []))
    }

    @Test func `an empty text is one empty line`() {
        #expect(TextBlock.of("") == TextBlock(lines: [TextLine()], width: 0, controls: []))
    }

    @Test func `a long text wraps on words`() {
        let block = TextBlock.of("The quick brown fox jumps", width: 10)
        #expect(block.plainLines == ["The quick", "brown fox", "jumps"])
        #expect(block.width == 9)
        #expect(block.wrapped == [PlacedText(text: "The quick brown fox jumps", x: 0, y: 0)])
    }

    @Test func `blanks are dropped where a line breaks, and nowhere else`() {
        #expect(TextBlock.of("ab   cd  ef", width: 7).plainLines == ["ab   cd", "ef"])
        #expect(TextBlock.of("abc     def", width: 4).plainLines == ["abc", "def"])
        #expect(TextBlock.of("abcd e", width: 4).plainLines == ["abcd", "e"])
    }

    @Test func `an indentation stays if the word has room behind it`() {
        #expect(TextBlock.of("  ab cd", width: 5).plainLines == ["  ab", "cd"])
        #expect(TextBlock.of("    abcd e", width: 5).plainLines == ["abcd", "e"])
        #expect(TextBlock.of("       ", width: 3).plainLines == [""])
    }

    @Test func `a word wider than the line is cut`() {
        #expect(TextBlock.of("ab abcdefghijk l", width: 4).plainLines == ["ab", "abcd", "efgh", "ijk", "l"])
    }

    @Test func `wide characters are cut where they end`() {
        #expect(TextBlock.of("漢字漢字", width: 5).plainLines == ["漢字", "漢字"])
        #expect(TextBlock.of("a 👩‍👩‍👧‍👦👩‍👩‍👧‍👦 🇩🇪", width: 4).plainLines == ["a", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "🇩🇪"])
        #expect(TextBlock.of("नमस्ते", width: 2).plainLines == ["नम", "स्ते"])
    }

    @Test func `in one cell a wide character is a question mark`() {
        #expect(TextBlock.of("a漢🇩🇪b", width: 1).plainLines == ["a", "?", "?", "b"])
    }

    @Test(arguments: [0, -1, Int.min]) func `a width below one is one`(width: Int) {
        #expect(TextBlock.of("abc", width: width).plainLines == ["a", "b", "c"])
    }

    @Test func `line ends divide a text`() {
        #expect(TextBlock.of("a\r\n\nb\u{2028}c\n").plainLines == ["a", "", "b", "c", ""])
    }

    @Test func `a no-break space does not break`() {
        #expect(TextBlock.of("10\u{A0}km to go", width: 6).plainLines == ["10\u{A0}km", "to go"])
    }

    @Test func `styles go along over a wrap`() {
        let runs = [TextRun(text: "one two", style: .bold), TextRun(text: "three four", style: [])]
        let block = TextBlock.text(runs, width: 9, lineLimit: nil, alignment: .leading)
        #expect(
            block.lines == [
                TextLine("one", style: .bold),
                TextLine("two", style: .bold) + TextLine("three"),
                TextLine("four"),
            ])
    }

    @Test func `runs may begin within a character`() {
        let runs = [
            TextRun(text: "👩", style: .bold), TextRun(text: "\u{200D}👧 e", style: []),
            TextRun(text: "\u{301}", style: .dim),
        ]
        let block = TextBlock.text(runs, width: 2, lineLimit: nil, alignment: .leading)
        #expect(block.plainLines == ["👩\u{200D}👧", "e\u{301}"])
        #expect(block.lines.map(\.width) == [2, 1])
        #expect(TextBlock.text(runs, width: 1, lineLimit: nil, alignment: .leading).plainLines == ["?", "e\u{301}"])
        #expect(TextBlock.idealWidth(runs) == 4)
    }

    @Test func `a line limit ends in an ellipsis`() {
        let text = "The quick brown fox jumps"
        #expect(TextBlock.of(text, width: 10, lineLimit: 2).plainLines == ["The quick", "brown fox…"])
        #expect(TextBlock.of(text, width: 9, lineLimit: 2).plainLines == ["The quick", "brown fo…"])
        #expect(TextBlock.of(text, width: 9, lineLimit: 1, symbols: .ascii).plainLines == ["The qu..."])
        #expect(TextBlock.of(text, width: 9, lineLimit: 3).plainLines == ["The quick", "brown fox", "jumps"])
        #expect(TextBlock.of("a\nb\nc", lineLimit: 2).plainLines == ["a", "b…"])
        #expect(TextBlock.of("a\nb", lineLimit: 2).plainLines == ["a", "b"])
        #expect(TextBlock.of("\nb", lineLimit: 1).plainLines == ["…"])
    }

    @Test func `a line limit of zero or less is none`() {
        #expect(TextBlock.of("a\nb", lineLimit: 0).plainLines == ["a", "b"])
        #expect(TextBlock.of("a\nb", lineLimit: -1).plainLines == ["a", "b"])
    }

    @Test func `what a line limit hides is not found`() {
        let block = TextBlock.of("The quick brown fox jumps", width: 10, lineLimit: 2)
        #expect(block.wrapped == [PlacedText(text: "The quick brown fox…", x: 0, y: 0)])
    }

    @Test func `lines are aligned with each other`() {
        #expect(TextBlock.of("a\nbcd", alignment: .center).plainLines == [" a", "bcd"])
        #expect(TextBlock.of("a\nbcd", alignment: .trailing).plainLines == ["  a", "bcd"])
        let wrapped = TextBlock.of("ab cdef", width: 4, alignment: .trailing)
        #expect(wrapped.plainLines == ["  ab", "cdef"])
        #expect(wrapped.wrapped == [PlacedText(text: "ab cdef", x: 2, y: 0)])
    }

    @Test func `the ideal width is that of the widest line`() {
        #expect(TextBlock.idealWidth([]) == 0)
        #expect(TextBlock.idealWidth([TextRun(text: "Count: 1", style: [])]) == 8)
        #expect(TextBlock.idealWidth([TextRun(text: "a\n漢字", style: []), TextRun(text: "b", style: .bold)]) == 5)
        #expect(TextBlock.idealWidth([TextRun(text: "\u{1B}", style: [])]) == 1)
        #expect(TextBlock.idealWidth([TextRun(text: "\u{1B}", style: [])], symbols: .ascii) == 2)
    }

    @Test func `a line of a million characters is wrapped`() {
        let block = TextBlock.of(String(repeating: "x", count: 1_000_000), width: 80)
        #expect(block.height == 12_500)
        #expect(block.lines.allSatisfy { $0.width == 80 })
    }
}
