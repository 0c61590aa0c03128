/// What the evaluations of a node's view read, and the first change of that.
///
/// Observation has no way to call off what it was asked for. If a node goes, or is evaluated for another reason, the
/// scope of its last evaluation is left behind with what that read, until it changes, which may be never. A few may
/// stay. Once there are many, each new scope also reads a signal of its own, and a change of the signal calls it off.
@MainActor final class ObservationScope {
    static let mayBeLeftBehind = 100

    private let home: GraphReference
    // Followed only while the graph lives and the scope is not over; then the node is mounted, and lives.
    private unowned var node: Node
    private var signal: ChangeSignal?
    private var isOver = false

    fileprivate init(_ node: Node, in graph: Graph) {
        self.node = node
        home = graph.reference
    }

    fileprivate func track<Result>(for node: Node, in graph: Graph, _ read: () -> Result) -> Result {
        self.node = node
        isOver = false
        if signal == nil, graph.scopesLeftBehind >= Self.mayBeLeftBehind { signal = ChangeSignal() }
        let onChange: @Sendable () -> Void = { onMainActor { self.changed() } }
        guard let signal else { return withObservationTracking(read, onChange: onChange) }
        return withObservationTracking(
            {
                signal.read()
                return read()
            }, onChange: onChange)
    }

    /// A scope fires at most once. A callback that comes late, when it is over, does nothing.
    private func changed() {
        guard let graph = home.graph else { return }
        graph.observedChange(in: isOver ? nil : node)
        isOver = true
    }

    fileprivate func end() {
        isOver = true
        signal?.change()
    }
}

/// A graph that may be gone. A weak reference makes each use of its object slower, so it is one to a part of the graph.
@MainActor final class GraphReference {
    private unowned let existing: Graph
    private weak var life: GraphLife?

    init(_ graph: Graph, life: GraphLife) {
        existing = graph
        self.life = life
    }

    var graph: Graph? { life == nil ? nil : existing }
}

/// Lives as long as its graph, which alone holds it.
final class GraphLife {}

extension Node {
    /// Runs `read` and asks for a refresh of the node when something that it read changes.
    func observing<Result>(in graph: Graph, _ read: () -> Result) -> Result {
        stopObserving()
        var scope = observation ?? graph.spareScope ?? ObservationScope(self, in: graph)
        observation = nil
        graph.spareScope = nil
        let result = scope.track(for: self, in: graph, read)
        // If Observation does not hold the scope, nothing was read, and the next node can have it.
        if isKnownUniquelyReferenced(&scope) { graph.spareScope = scope } else { observation = scope }
        return result
    }

    /// Ends the scope of the last evaluation. It is kept for the next one if Observation does not hold it any more.
    func stopObserving() {
        guard observation != nil, !isKnownUniquelyReferenced(&observation) else { return }
        observation?.end()
        if isKnownUniquelyReferenced(&observation) { return }
        graph.scopesLeftBehind += 1
        observation = nil
    }
}
