import Testing
import TextUITesting

@testable import TextUI

/// A generator whose numbers are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@MainActor @Suite struct ReplAnyBytesTests {
    /// Pieces of lines that mean something, among others that do not.
    private static let pieces: [[UInt8]] =
        [
            "1", "2", "99999999999999999999", "-", "+", "=", " ", "\"", "label:", ":", "#", "name", "Level", "wi", "on",
            "wait", "for", "swipe", "tab", "expect", "not", "open", "undo", "back", "\u{1B}[2J", "\r", "\t", "é", "👩‍👩‍👧",
            "e\u{301}", "\u{202E}", "\u{2028}",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xF0, 0x9F], [0x80]]

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `lines of any bytes neither crash nor let an escape sequence through`(seed: UInt64) async {
        var generator = SeededGenerator(state: seed)
        let output = TranscriptOutput()
        let repl = Repl(screen: FakeScreen.form(), clock: ManualClock(), settleLimit: .zero, output: output)
        await repl.start()
        for _ in 1...500 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                bytes += Self.pieces.randomElement(using: &generator) ?? []
            }
            let line = String(decoding: bytes, as: UTF8.self)
            // These two wait for a clock that stands still.
            if line.drop(while: \.isWhitespace).hasPrefix("wait") { continue }
            #expect(await repl.submit(line) == .goOn)
        }
        let shown = output.combined.unicodeScalars.filter { $0 != "\n" && $0.properties.generalCategory == .control }
        #expect(shown.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `however bytes are cut into blocks, the lines are the same`(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        var bytes: [UInt8] = []
        for _ in 1...2_000 {
            bytes += Self.pieces.randomElement(using: &generator) ?? []
            if Bool.random(using: &generator) { bytes.append(0x0A) }
        }
        func lines(_ blockSize: Int) -> [InputLine] {
            var splitter = LineSplitter()
            var lines: [InputLine] = []
            for start in stride(from: 0, to: bytes.count, by: blockSize) {
                splitter.append(bytes[start..<min(start + blockSize, bytes.count)])
                while let line = splitter.next() { lines.append(line) }
            }
            if let last = splitter.last() { lines.append(last) }
            return lines
        }
        #expect(lines(1) == lines(bytes.count))
        #expect(lines(7) == lines(bytes.count))
    }
}
