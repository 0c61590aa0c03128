@testable import TextUI

/// A mounted view with the REPL in front, which takes lines and checks the rules after each.
@MainActor final class FuzzScreen {
    let width: Int
    let screen: GraphScreen
    private let repl: Repl
    private let output = TranscriptOutput()
    private let farewells: Farewells

    init<V: View>(width: Int = 40, height: Int = 14, isASCII: Bool = false, root: @escaping () -> V) {
        self.width = width
        let farewells = Farewells()
        self.farewells = farewells
        screen = GraphScreen(
            traits: ScreenTraits(
                width: width, screenful: height - 6, symbols: isASCII ? .ascii : .unicode, isStyled: true),
            appName: "Fuzz",
            configure: { graph in
                graph.observers.append(farewells)
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

    /// Takes lines until they end or one of them ends the session.
    func enter(lines: [String]) async throws(Finding) {
        for line in lines where !Self.touchesFiles(line) {
            let outcome = await repl.submit(line)
            try check()
            if outcome != .goOn { return }
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
        screen.close()
        for _ in 0..<20 where screen.work != .idle { await Task.yield() }
        guard screen.work == .idle else { throw Finding("after the end there is work left: \(screen.work)") }
        try farewells.check()
    }

    private func check() throws(Finding) {
        try FrameRules.check(frame, width: width)
        try FrameRules.checkHarmless(output.combined)
        output.clear()
        try GraphRules.check(screen.graph)
        try farewells.check()
    }
}
