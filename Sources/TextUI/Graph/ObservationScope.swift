/// What the evaluations of a node's view read, and the first change of that.
///
/// Observation has no way to call off what it was asked for. If a node goes, or is evaluated for another reason, the
/// scope of its last evaluation is left behind with what that read, until it changes, which may be never. A few may
/// stay. Once there are many, each new scope also reads a signal of its own, and a change of the signal calls it off.
@MainActor final class ObservationScope {
    static let mayBeLeftBehind = 100

    private let home: GraphReference
    // Followed only while the graph lives and the scope is not over; then the node is mounted, and lives.
    private unowned let node: Node
    private var isOver = false

    fileprivate init(_ node: Node, in graph: Graph) {
        self.node = node
        home = graph.reference
    }

    /// What Observation calls at the first change.
    fileprivate func begin() -> @Sendable () -> Void {
        isOver = false
        return { onMainActor { self.changed() } }
    }

    /// A scope fires at most once. A callback that comes late, when it is over, does nothing.
    private func changed() {
        guard let graph = home.graph else { return }
        graph.observedChange(in: isOver ? nil : node)
        isOver = true
    }

    fileprivate func end() { isOver = true }
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
    ///
    /// Observation asks what to call only if something was read, so a view that reads nothing never has a scope.
    func observing<Result>(in graph: Graph, _ read: () -> Result) -> Result {
        stopObserving()
        if graph.scopesLeftBehind >= ObservationScope.mayBeLeftBehind, signal == nil { signal = ChangeSignal() }
        guard let signal else { return withObservationTracking(read, onChange: scope(in: graph).begin()) }
        return withObservationTracking(
            {
                signal.read()
                return read()
            }, onChange: scope(in: graph).begin())
    }

    private func scope(in graph: Graph) -> ObservationScope {
        let scope = observation ?? ObservationScope(self, in: graph)
        observation = scope
        return scope
    }

    /// Ends the scope of the last evaluation. It is kept for the next one if Observation does not hold it any more.
    func stopObserving() {
        guard observation != nil, !isKnownUniquelyReferenced(&observation) else { return }
        observation?.end()
        signal?.change()
        if isKnownUniquelyReferenced(&observation) { return }
        graph.scopesLeftBehind += 1
        observation = nil
    }
}
