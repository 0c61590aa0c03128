import Testing

@testable import TextUI

/// Whatever a text is made of, what is laid out keeps to its width and lets nothing through.
@Suite struct LayoutInvariantTests {
    /// Numbers that are the same in each run of the tests.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }

        mutating func text() -> String {
            let parts: [String] = [
                "a", "word", " ", "  ", "0", "#", "\n", "\r", "\t", "\u{1B}", "\u{9B}", "\0", "é", "\u{301}", "\u{93E}",
                "\u{94D}",
                "क", "漢", "한", "\u{1100}", "\u{1161}", "\u{11A8}", "👩", "👧", "\u{200D}", "\u{200C}", "\u{FE0F}",
                "\u{FE0E}", "\u{20E3}",
                "❤", "☝", "🏽", "🇩", "🇪", "🏴", "\u{E0067}", "\u{E007F}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{AD}",
                "©", "م", "\u{64B}",
                "\u{600}", "ﾊ", "ﾞ", "\u{A0}", "\u{2028}", "\u{115F}", "\u{FFFE}", "\u{E000}", "\u{10FFFF}",
            ]
            return (0..<Int.random(in: 0...24, using: &self)).map { _ in
                if Int.random(in: 0..<20, using: &self) > 0 { return parts.randomElement(using: &self)! }
                return Unicode.Scalar(UInt32.random(in: 0...0x1FFFF, using: &self)).map { String(Character($0)) } ?? ""
            }.joined()
        }

        mutating func runs() -> [TextRun] {
            (0..<Int.random(in: 1...3, using: &self)).map { _ in
                TextRun(text: text(), style: TextStyle(rawValue: UInt8.random(in: 0...2, using: &self)))
            }
        }

        mutating func block(width: Int) -> TextBlock {
            let limit = Int.random(in: 0...6, using: &self)
            let alignment = [LineAlignment.leading, .center, .trailing].randomElement(using: &self)!
            return .text(runs(), width: width, lineLimit: limit, alignment: alignment)
        }
    }

    /// What is wrong with a block, in words; nil if nothing is.
    private func fault(of block: TextBlock, width: Int) -> String? {
        for line in block.lines {
            let shown = line.plain.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            if line.width != line.plain.cellWidth { return "kept \(line.width), is \(line.plain.cellWidth): \(shown)" }
            if line.width > width { return "\(line.width) in \(width): \(shown)" }
            if line.width > block.width { return "\(line.width) in a block of \(block.width): \(shown)" }
            if line.runs.map(\.text).joined() != line.plain { return "runs differ: \(shown)" }
            if line.plain.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }) {
                return "control: \(shown)"
            }
        }
        return nil
    }

    @Test func `wrapped lines are as wide as they say, and no wider than asked`() {
        var dice = Dice(state: 1)
        for _ in 0..<1_500 {
            let width = Int.random(in: 1...12, using: &dice)
            #expect(fault(of: dice.block(width: width), width: width) == nil)
        }
    }

    @Test func `a text in its ideal width is not wrapped`() {
        var dice = Dice(state: 2)
        for _ in 0..<700 {
            let runs = dice.runs()
            let width = TextBlock.idealWidth(runs)
            let block = TextBlock.text(runs, width: width, lineLimit: nil, alignment: .leading)
            #expect(block.wrapped.isEmpty)
            #expect(block.width == width)
        }
    }

    @Test func `wrapping loses blanks only`() {
        var dice = Dice(state: 3)
        for _ in 0..<700 {
            let text = dice.text()
            let block = TextBlock.of(text, width: Int.random(in: 8...20, using: &dice))
            let scalars = block.lines.flatMap { $0.plain.unicodeScalars }.filter { $0 != " " }
            #expect(scalars == text.sanitized.unicodeScalars.filter { $0 != " " && $0 != "\n" })
        }
    }

    @Test func `cleaning a clean text changes nothing`() {
        var dice = Dice(state: 4)
        for _ in 0..<1_500 {
            let clean = dice.text().sanitized
            #expect(Array(clean.sanitized.unicodeScalars) == Array(clean.unicodeScalars))
        }
    }

    @Test func `a text is as wide as its characters together`() {
        var dice = Dice(state: 5)
        for _ in 0..<1_500 {
            let text = dice.text()
            #expect(text.reduce(0) { $0 + $1.cellWidth } == text.cellWidth)
        }
    }

    @Test func `composed blocks are as wide as they say`() {
        var dice = Dice(state: 6)
        for _ in 0..<700 {
            let blocks = (0..<3).map { _ in dice.block(width: Int.random(in: 1...9, using: &dice)) }
            let row = TextBlock.beside(
                blocks, spacing: Int.random(in: 0...2, using: &dice), alignment: .center)
            #expect(fault(of: row, width: 31) == nil)
            let stack = TextBlock.stackedVertically([row] + blocks, spacing: 1, alignment: .trailing)
            #expect(fault(of: stack, width: 31) == nil)
            let over = stack.overlaid(by: blocks[1], horizontal: .center, vertical: .bottom)
            #expect(fault(of: over, width: 31) == nil)
            let width = Int.random(in: 1...20, using: &dice)
            #expect(fault(of: over.prefixed(TextLine("[1] ")).clipped(to: width), width: width) == nil)
        }
    }

    @Test func `cells cut out are as many as asked`() {
        var dice = Dice(state: 7)
        for _ in 0..<1_500 {
            let line = TextLine(runs: dice.runs())
            let start = Int.random(in: 0...10, using: &dice)
            let count = Int.random(in: 0...10, using: &dice)
            let cut = line.cells(from: start, count: count)
            #expect(cut.width == cut.plain.cellWidth)
            #expect(cut.width == max(0, min(line.width - start, count)))
        }
    }

    @Test func `columns fill a row that is too narrow for them`() {
        var dice = Dice(state: 8)
        for _ in 0..<700 {
            let ideal = (0..<Int.random(in: 1...6, using: &dice)).map { _ in Int.random(in: 1...60, using: &dice) }
            let width = Int.random(in: 21...80, using: &dice)
            let columns = TextBlock.columnWidths(
                ideal: ideal, flexible: ideal.map { _ in false }, minimum: ideal.map { _ in 1 }, available: width,
                spacing: 3)
            let room = width - 3 * (ideal.count - 1)
            #expect(columns.reduce(0, +) == min(room, ideal.reduce(0, +)))
            #expect(zip(columns, ideal).allSatisfy { 1...$1 ~= $0 })
        }
    }
}
