import Testing

@testable import TextUI

@Suite struct TextBlockTests {
    @Test func `blocks are stacked without a gap`() {
        let stack = TextBlock.stackedVertically([.of("Count: 1").withControl(1), .of("a\nbc").withControl(2)])
        #expect(
            stack
                == TextBlock(
                    lines: [TextLine("Count: 1"), TextLine("a"), TextLine("bc")], width: 8,
                    controls: [PlacedControl(id: 1, x: 0, y: 0), PlacedControl(id: 2, x: 0, y: 1)]))
    }

    @Test func `spacing stands between blocks that have lines`() {
        let stack = TextBlock.stackedVertically([.of("a"), .empty, .of("b"), .empty], spacing: 1, alignment: .leading)
        #expect(stack.plainLines == ["a", "", "b"])
    }

    @Test func `a stack aligns whole blocks, and their controls move along`() {
        let blocks = [TextBlock.of("abcdefg"), .of("a\nbcd").withControl(7)]
        let trailing = TextBlock.stackedVertically(blocks, spacing: 0, alignment: .trailing)
        #expect(trailing.plainLines == ["abcdefg", "    a", "    bcd"])
        #expect(trailing.controls == [PlacedControl(id: 7, x: 4, y: 1)])
        let center = TextBlock.stackedVertically(blocks, spacing: 0, alignment: .center)
        #expect(center.plainLines == ["abcdefg", "  a", "  bcd"])
    }

    @Test func `nothing stacked is nothing`() {
        #expect(TextBlock.stackedVertically([]) == .empty)
        #expect(TextBlock.beside([], spacing: 3) == .empty)
    }

    @Test func `columns hold their places`() {
        let row = TextBlock.beside([.of("a\nbcd").withControl(1), .of("漢\nx").withControl(2)], spacing: 3)
        #expect(
            row
                == TextBlock(
                    lines: [TextLine("a     漢"), TextLine("bcd   x")], width: 8,
                    controls: [PlacedControl(id: 1, x: 0, y: 0), PlacedControl(id: 2, x: 6, y: 0)]))
    }

    @Test func `a column is as wide as its block, not as its lines`() {
        let name = TextBlock.of("Ada").padded(width: 6, alignment: .leading)
        #expect(TextBlock.beside([name, .of("x")], spacing: 1).plainLines == ["Ada    x"])
        let spacer = TextBlock(lines: [], width: 4, controls: [])
        #expect(TextBlock.beside([.of("a"), spacer, .of("b")], spacing: 0).plainLines == ["a    b"])
    }

    @Test func `short columns are placed within the height`() {
        let blocks = [TextBlock.of("1\n2\n3"), .of("x").withControl(5)]
        #expect(TextBlock.beside(blocks, spacing: 1, alignment: .top).plainLines == ["1 x", "2", "3"])
        #expect(TextBlock.beside(blocks, spacing: 1, alignment: .center).plainLines == ["1", "2 x", "3"])
        let bottom = TextBlock.beside(blocks, spacing: 1, alignment: .bottom)
        #expect(bottom.plainLines == ["1", "2", "3 x"])
        #expect(bottom.controls == [PlacedControl(id: 5, x: 2, y: 2)])
    }

    @Test func `a prefix hangs`() {
        let block = TextBlock.of("Increment the count", width: 10).withControl(3).prefixed(TextLine("[1] "))
        #expect(block.plainLines == ["[1] Increment", "    the count"])
        #expect(block.width == 13)
        #expect(block.controls == [PlacedControl(id: 3, x: 4, y: 0)])
    }

    @Test func `a prefix without a block is a line`() {
        #expect(
            TextBlock.empty.prefixed(TextLine("[1] "))
                == TextBlock(
                    lines: [TextLine("[1] ")], width: 4, controls: []))
    }

    @Test func `indentation leaves empty lines empty`() {
        let block = TextBlock.of("a\n\nb").withControl(1).indented(by: 2)
        #expect(
            block
                == TextBlock(
                    lines: [TextLine("  a"), TextLine(), TextLine("  b")], width: 3,
                    controls: [PlacedControl(id: 1, x: 2, y: 0)]))
        #expect(TextBlock.of("a").indented(by: -1) == .of("a"))
    }

    @Test func `a block is padded as a whole`() {
        let block = TextBlock.of("a\nbc").padded(width: 6, alignment: .trailing)
        #expect(block.plainLines == ["    a", "    bc"])
        #expect(block.width == 6)
        #expect(TextBlock.of("abc").padded(width: 2, alignment: .center) == .of("abc"))
    }

    @Test func `a clipped block is nowhere wider than the frame`() {
        let block = TextBlock.of("ab\nabc漢字").clipped(to: 4)
        #expect(block.plainLines == ["ab", "abc "])
        #expect(block.width == 4)
        #expect(TextBlock.of("abc").clipped(to: 0).plainLines == ["a"])
    }

    @Test func `wraps are undone for searching, in columns too`() {
        let left = TextBlock.of("The quick brown fox", width: 10)
        let right = TextBlock.of("jumps over the dog", width: 10)
        let row = TextBlock.beside([left, right], spacing: 3)
        #expect(row.plainLines == ["The quick   jumps over", "brown fox   the dog"])
        #expect(
            row.wrapped == [
                PlacedText(text: "The quick brown fox", x: 0, y: 0),
                PlacedText(text: "jumps over the dog", x: 12, y: 0),
            ])
    }

    @Test func `the number of a control stands before its unwrapped label`() {
        let button = TextBlock.of("Increment the count", width: 10).prefixed(TextLine("[1] "))
        #expect(button.wrapped == [PlacedText(text: "[1] Increment the count", x: 0, y: 0)])
        let columns = TextBlock.beside([.of("a"), .of("one two", width: 3)], spacing: 1).prefixed(TextLine("[2] "))
        #expect(columns.wrapped == [PlacedText(text: "one two", x: 6, y: 0)])
        let second = TextBlock.of("a\none two", width: 3).prefixed(TextLine("[3] "))
        #expect(second.wrapped == [PlacedText(text: "one two", x: 4, y: 1)])
    }

    @Test func `ten thousand blocks are stacked, and set side by side`() {
        let blocks = Array(repeating: TextBlock.of("Row").withControl(1), count: 10_000)
        let stack = TextBlock.stackedVertically(blocks)
        #expect(stack.height == 10_000)
        #expect(stack.controls.last == PlacedControl(id: 1, x: 0, y: 9_999))
        #expect(TextBlock.beside(blocks, spacing: 3).lines.map(\.width) == [59_997])
    }
}
