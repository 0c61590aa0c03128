import Foundation

@testable import TextUI

/// A mounted view with the REPL in front, which takes lines and checks the rules after each.
@MainActor final class FuzzScreen {
    let width: Int
    let screen: GraphScreen
    private let repl: Repl
    private let output = TranscriptOutput()
    private let farewells: Farewells
    private let pulse: Pulse
    /// A file for `save` and `replay`.
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString)")
    private var saves = 0
    private var replays = 0
    /// True if nobody else holds its view models, so that they go with it.
    var ownsItsModels = false

    init<V: View>(width: Int = 40, height: Int = 14, isASCII: Bool = false, root: @escaping () -> V) {
        self.width = width
        let farewells = Farewells()
        let pulse = Pulse()
        self.farewells = farewells
        self.pulse = pulse
        screen = GraphScreen(
            traits: ScreenTraits(
                width: width, screenful: height - 6, symbols: isASCII ? .ascii : .unicode, isStyled: true),
            appName: "Fuzz",
            configure: { graph in
                graph.observers += [farewells, pulse]
                graph.diagnostics.report = { _ in }
            }, root: root)
        repl = Repl(screen: screen, clock: TurnClock(), output: output)
    }

    convenience init<A: App>(width: Int = 40, app: @escaping () -> A) {
        self.init(width: width) { AppRoot(app: app()) }
    }

    /// The newest frame.
    var frame: Frame { repl.frame }

    func start() async throws(Finding) {
        await repl.start()
        try check()
    }

    /// Takes what a person types and the line end, as the lines that are read from it.
    func enter(_ text: String) async throws(Finding) {
        try await enter(lines: ReplInput.lines(of: Array("\(text)\n".utf8)))
    }

    /// Keeps the session in a file. Only twice, since a session that replays itself grows twofold each time.
    func save() async throws(Finding) {
        saves += 1
        if saves <= 2 { try await submit("save \(file.path)") }
    }

    /// Takes what was kept. Only some times, for the same reason.
    func replay() async throws(Finding) {
        replays += 1
        if replays <= 3 { try await submit("replay \(file.path)") }
    }

    @discardableResult
    private func submit(_ line: String) async throws(Finding) -> Repl.Outcome {
        let question = Question(line, repl, on: screen, pulse)
        let outcome = await repl.submit(line)
        try question?.check(repl, output)
        try check()
        return outcome
    }

    /// Takes lines until they end or one of them ends the session.
    func enter(lines: [String]) async throws(Finding) {
        for line in lines where !Self.touchesFiles(line) {
            if try await submit(line) != .goOn { return }
        }
    }

    /// `save` and `replay` reach every file of this machine: an input must not.
    static func touchesFiles(_ line: String) -> Bool {
        let word = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        return word == "save" || word == "replay"
    }

    /// Applies what a change of a model asks for.
    func settle() async throws(Finding) {
        await repl.settle(until: .idle, limit: .seconds(2))
        try check()
    }

    /// Ends all views; then nothing of them is left.
    func close() async throws(Finding) {
        try? FileManager.default.removeItem(at: file)
        screen.close()
        for _ in 0..<20 where screen.work != .idle { await Task.yield() }
        guard screen.work == .idle else { throw Finding("after the end there is work left: \(screen.work)") }
        try farewells.check()
        if ownsItsModels { try ModelRules.checkAllGone((screen.inspector as? Inspector)?.models) }
    }

    private func check() throws(Finding) {
        try FrameRules.check(frame, width: width)
        try FrameRules.checkHarmless(output.combined)
        output.clear()
        try GraphRules.check(screen.graph)
        try farewells.check()
    }
}
