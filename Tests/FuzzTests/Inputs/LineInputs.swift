import Foundation
import TextUITesting

@testable import TextUI

/// Bytes as they come from a keyboard or a pipe.
enum ReplInput {
    @MainActor static func run(_ bytes: [UInt8]) async throws(Finding) {
        let screen = FuzzScreen { EveryControl() }
        try await screen.start()
        try await screen.enter(lines: lines(of: bytes))
        try await screen.close()
    }

    /// At most so many lines that an `undo` after each of them ends soon.
    static func lines(of bytes: [UInt8]) throws(Finding) -> [String] {
        var splitter = LineSplitter()
        splitter.append(bytes)
        var lines: [String] = []
        while let line = splitter.next() ?? splitter.last(), lines.count < 40 {
            guard case .line(let text) = line else { throw Finding("a short input has a long line: \(line)") }
            lines.append(text)
        }
        return lines
    }
}

/// Bytes as a script file has them, read as `--script` does.
enum ScriptInput {
    @MainActor static func run(_ bytes: [UInt8]) async throws(Finding) {
        let lines = try ReplInput.lines(of: bytes).filter { !FuzzScreen.touchesFiles($0) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
        guard (try? Data(lines.joined(separator: "\n").utf8).write(to: file)) != nil else { return }
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = GraphScreen(traits: ScreenTraits(width: 40), appName: "Script") { EveryControl() }
        let output = TranscriptOutput()
        let repl = Repl(screen: screen, clock: TurnClock(), output: output, isStrict: bytes.count % 2 == 1)
        do throws(Complaint) {
            let reader = LineReader(descriptor: try ScriptFile.open(file.path, takesPipes: false), closesAtEnd: true)
            let status = await repl.run { await reader.next() }
            if status != 0 && !(status == 1 && repl.isStrict) { throw Complaint("the status is \(status)") }
            if status == 1 && output.complaints.isEmpty { throw Complaint("a strict run failed without a word") }
        } catch {
            throw Finding(error.text)
        }
        try FrameRules.checkHarmless(output.combined)
        screen.close()
    }
}
