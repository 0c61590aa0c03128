import Testing

@testable import TextUI

@Suite struct LineSplitterTests {
    /// The lines of bytes that come in blocks.
    func lines(_ blocks: [[UInt8]]) -> [InputLine] {
        var splitter = LineSplitter()
        var lines: [InputLine] = []
        for block in blocks {
            splitter.append(block)
            while let line = splitter.next() { lines.append(line) }
        }
        if let last = splitter.last() { lines.append(last) }
        return lines
    }

    func lines(_ text: String...) -> [InputLine] { lines(text.map { Array($0.utf8) }) }

    @Test func `lines end with a line feed, the last one with the input`() {
        #expect(lines("a\n\nb") == [.line("a"), .line(""), .line("b")])
        #expect(lines("a\n") == [.line("a")])
        #expect(lines("") == [])
    }

    @Test func `a carriage return before the end is no part of the line`() {
        #expect(lines("a\r\nb\r") == [.line("a"), .line("b")])
        #expect(lines("a\rb\n") == [.line("a\rb")])
    }

    @Test func `a line may come in pieces`() {
        #expect(lines("a", "b\nc", "\n") == [.line("ab"), .line("c")])
    }

    @Test func `a character may come in pieces`() {
        #expect(lines([[0xC3], [0xA9, 0x0A]]) == [.line("é")])
    }

    @Test func `bytes that are not UTF-8 are repaired`() {
        #expect(lines([[0x61, 0xFF, 0x62, 0x0A]]) == [.line("a\u{FFFD}b")])
    }

    @Test func `a NUL is repaired, and nothing but it`() {
        #expect(lines([[0x61, 0, 0xCC, 0x81, 0x65, 0xCC, 0x81, 0x0A]]) == [.line("a\u{FFFD}\u{301}e\u{301}")])
    }

    @Test func `a byte order mark before the first line is left out`() {
        #expect(lines("\u{FEFF}1\n\u{FEFF}2\n") == [.line("1"), .line("\u{FEFF}2")])
    }

    @Test func `a line of the greatest length is whole`() {
        let line = String(repeating: "a", count: LineSplitter.longestLine)
        #expect(lines(line + "\n") == [.line(line)])
        #expect(lines(line + "\r\n") == [.line(line)])
    }

    @Test func `a longer line is left out, and the next one is read`() {
        let start = InputLine.tooLong(start: String(repeating: "a", count: 60))
        let long = [UInt8](repeating: 0x61, count: LineSplitter.longestLine + 1)
        #expect(lines([long + [0x0A, 0x62, 0x0A]]) == [start, .line("b")])
        #expect(lines([long, long, long, [0x0A, 0x62]]) == [start, .line("b")])
        #expect(lines([long, long]) == [start])
    }

    @Test func `input without a line end is given up`() {
        let block = [UInt8](repeating: 0, count: 1 << 20)
        var splitter = LineSplitter()
        var line: InputLine?
        var blocks = 0
        while line == nil, blocks < 100 {
            splitter.append(block)
            blocks += 1
            line = splitter.next()
        }
        #expect(line == .failed("a line has no end within 16 MB: this is no text"))
        #expect(blocks <= 18)
    }
}
