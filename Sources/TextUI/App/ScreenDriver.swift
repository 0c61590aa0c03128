/// A mounted view or app without a terminal: what `TextUITesting` is made of.
@MainActor package final class ScreenDriver {
    private let screen: GraphScreen
    private let output = TranscriptOutput()
    private let repl: Repl
    private let counter = BodyCounter()
    private var hasStarted = false

    package convenience init<V: View>(
        _ view: @escaping () -> V, name: String, width: Int, height: Int, clock: any Clock<Duration>,
        countsBodies: Bool = true, isInspected: Bool = true
    ) {
        // What the closure reads is followed, as in a body.
        self.init(
            root: { DeferredView(make: view) }, name: name, width: width, height: height, clock: clock,
            countsBodies: countsBodies, isInspected: isInspected)
    }

    package convenience init<A: App>(
        app: @escaping () -> A, width: Int, height: Int, clock: any Clock<Duration>
    ) {
        self.init(root: { AppRoot(app: app()) }, name: AppRoot<A>.name, width: width, height: height, clock: clock)
    }

    private init<V: View>(
        root: @escaping () -> V, name: String, width: Int, height: Int, clock: any Clock<Duration>,
        countsBodies: Bool = true, isInspected: Bool = true
    ) {
        let counter = counter
        screen = GraphScreen(
            traits: ScreenTraits(width: max(20, width), screenful: max(1, height - 6)), appName: name,
            isInspected: isInspected,
            configure: { graph in
                if countsBodies { graph.observers.append(counter) }
                graph.diagnostics.report = { counter.diagnostics.append($0) }
            }, root: root)
        repl = Repl(screen: screen, clock: clock, output: output)
    }

    /// The newest frame, drawn now if something has changed.
    package var frame: String {
        if screen.needsRender || lastText == nil { lastText = screen.render().text }
        return lastText ?? ""
    }

    private var lastText: String?

    /// All that a person would have seen: frames, prompts, echoed lines and complaints.
    package var transcript: String { output.combined }
    package var standardOutput: String { output.text }
    package var complaints: [String] { output.complaints }
    package var diagnostics: [String] { counter.diagnostics }
    package var controls: [(number: Int, label: String, isEnabled: Bool)] {
        screen.render().controls.map { ($0.number, $0.label, !$0.isDisabled) }
    }

    /// How often bodies of this view have run.
    package func bodyCount<V: View>(of type: V.Type) -> Int { counter.counts[ObjectIdentifier(type)] ?? 0 }
    /// How often the bodies of all views have run.
    package var bodyCount: Int { counter.counts.values.reduce(0, +) }
    package func resetBodyCounts() { counter.counts = [:] }

    /// Starts the REPL, if a line is to be the first, and takes a line. Returns the exit status of a line that ends.
    package func submit(_ line: String) async -> Int32? {
        await startSession()
        let outcome = await repl.submit(line)
        lastText = nil
        if case .exit(let status) = outcome { return status }
        return nil
    }

    package func startSession() async {
        guard !hasStarted else { return }
        hasStarted = true
        await repl.start()
    }

    package func endSession() { repl.end() }

    /// Whether each command tells what it changed.
    package var isTracing: Bool {
        get { repl.inspector?.isTracing ?? false }
        set { repl.inspector?.isTracing = newValue }
    }

    /// Applies what is pending and lets async work go on, until nothing is left, or all of it waits for the test, or
    /// `patience` is over.
    package func settle(patience: Duration) async {
        var waiter: Task<Void, Never>?
        let timer = LimitTimer(patience, on: ContinuousClock()) { [screen] in
            !screen.hasNewWork
        } end: {
            waiter?.cancel()
        }
        var quiet = 0
        settling: while true {
            screen.update()
            switch screen.work {
            case .idle: break settling
            case .parked:
                quiet += 1
                if quiet > 20 { break settling }
                await Task.yield()
            case .running:
                quiet = 0
                if timer.isOver {
                    screen.workOutlived()
                    break settling
                }
                timer.start()
                let change = Task { await screen.nextChange() }
                waiter = change
                await change.value
            }
        }
        await timer.stop()
    }

    /// Applies what is pending, without drawing it.
    package func update() { screen.update() }

    package func close() { screen.close() }
}

/// Counts the bodies that run, by type of view.
@MainActor private final class BodyCounter: GraphObserver {
    var counts: [ObjectIdentifier: Int] = [:]
    var diagnostics: [String] = []
    func bodyRan(_ node: Node, isFirst: Bool) { counts[ObjectIdentifier(node.viewType), default: 0] += 1 }
}

/// The piece of work that the current code belongs to, for things that make it wait for a test.
///
/// Whoever lets it go on calls `unpark` before resuming it: from then on the work counts as running again.
package struct WaitingWork: Sendable {
    private let token = Activity.current

    package init() {}

    package func park() { token?.park() }
    package func unpark() { token?.unpark() }
}
