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
    private let signal: ChangeSignal?
    private var isOver = false

    fileprivate init(_ node: Node) {
        self.node = node
        home = node.graph.reference
        signal = node.graph.scopesLeftBehind < Self.mayBeLeftBehind ? nil : ChangeSignal()
    }

    fileprivate func track<Result>(_ read: () -> Result) -> Result {
        isOver = false
        return withObservationTracking {
            signal?.read()
            return read()
        } onChange: {
            onMainActor { self.changed() }
        }
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

/// A graph that may be gone.
@MainActor final class GraphReference {
    weak var graph: Graph?
    init(_ graph: Graph) { self.graph = graph }
}

extension Node {
    /// Runs `read` and asks for a refresh of the node when something that it read changes.
    func observing<Result>(_ read: () -> Result) -> Result {
        stopObserving()
        let scope = observation ?? ObservationScope(self)
        observation = scope
        return scope.track(read)
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
