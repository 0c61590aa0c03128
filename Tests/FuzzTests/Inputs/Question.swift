@testable import TextUI

/// A line that asks the inspector, such as `:tree`: it must explain the screen, and leave it as it is.
@MainActor struct Question {
    private let command: String
    private let screen: GraphScreen
    private let inspector: Inspector
    private let wasTracing: Bool
    private let frame: Frame
    private let pulse: Pulse
    private let beats: Int

    /// Nil if the line is no question now.
    init?(_ line: String, _ repl: Repl, on screen: GraphScreen, _ pulse: Pulse) {
        guard repl.asked == nil, let inspector = screen.inspector as? Inspector else { return nil }
        repl.catchUp()
        guard case .inspect(let command)? = try? CommandParser(repl.frame).parse(line) else { return nil }
        self.command = command
        self.screen = screen
        self.inspector = inspector
        self.pulse = pulse
        wasTracing = inspector.isTracing
        frame = repl.frame
        beats = pulse.beats
    }

    /// Checks what came of it, before anything else is done.
    func check(_ repl: Repl, _ output: TranscriptOutput) throws(Finding) {
        if pulse.beats != beats { throw Finding("the question itself made views run") }
        if screen.needsRender || repl.frame.text != frame.text
            || repl.frame.controls.map(\.id) != frame.controls.map(\.id)
        {
            throw Finding("the question changed the frame")
        }
        for complaint in output.complaints { try checkLines(complaint) }
        if !output.complaints.isEmpty { return }
        try checkLines(output.text)
        if command == ":models" { try ModelRules.check(output.text, inspector, screen.graph) }
        try askAgain(output.text)
    }

    /// A line is a list, whose parts are names and values with limits of their own, or tells one thing.
    private func checkLines(_ answer: String) throws(Finding) {
        let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > Self.mostLines { throw Finding("\(lines.count) lines") }
        for line in lines {
            let parts = line.split(separator: command.hasPrefix(":tree") ? inspector.separator : ", ")
            let tooLong = parts.first { $0.count > Self.longestPart } ?? (line.count > Self.longest ? line : nil)
            if let tooLong { throw Finding("\(tooLong.count) characters: \(tooLong.prefix(400).debugDescription)") }
        }
    }

    private static let mostLines = 2_000
    private static let longest = 2_000
    private static let longestPart = 300

    /// The same question has the same answer. `:tree` and `:models` tell only once what is new since the last time.
    private func askAgain(_ answer: String) throws(Finding) {
        guard let again = try? inspector.answer(command) else { throw Finding("the second time there is no answer") }
        let isWhole = command != ":tree" && !answer.contains("\nreleased since the last look: ")
        if isWhole, !answer.contains(again + "\n\n> ") {
            throw Finding("the second answer differs: \(answer.debugDescription), then \(again.debugDescription)")
        }
        let isTracing = command == ":trace on" || wasTracing && command != ":trace off"
        if inspector.isTracing != isTracing { throw Finding("the trace is \(isTracing ? "off" : "on")") }
    }
}

/// Counts whatever happens to the views of a graph.
@MainActor final class Pulse: GraphObserver {
    private(set) var beats = 0

    func mounted(_ node: Node) { beats += 1 }
    func unmounted(_ node: Node) { beats += 1 }
    func bodyRan(_ node: Node, isFirst: Bool) { beats += 1 }
    func invalidated(_ node: Node, because cause: Cause) { beats += 1 }
    func drawnValueChanged() { beats += 1 }
    func began(_ work: Int, _ kind: WorkKind, of node: Node) { beats += 1 }
}
