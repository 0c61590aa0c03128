/// Listens to the graph for the inspector.
///
/// While the trace is off it only jots down what happens in an update, in memory that it has already, so that looking
/// on costs the update next to nothing. What that means is worked out once the command has ended. While the trace is
/// on, the inspector hears everything at once, as it looks at what has changed meanwhile.
@MainActor final class Jotter {
    private enum Jot {
        case invalidated(Node, Cause)
        case bodyRan(Node, isFirst: Bool)
        case drawnValueChanged
    }

    weak var inspector: Inspector?
    private var jots: [Jot] = []
    private var isAtOnce = false
    private static let mostJots = 1_000

    init() { jots.reserveCapacity(Self.mostJots) }

    /// Says whether the inspector is to hear of everything at once, from now on.
    func hears(atOnce: Bool) {
        workOut()
        isAtOnce = atOnce
    }

    /// Tells the inspector what was jotted down.
    func workOut() {
        guard let inspector, !jots.isEmpty else { return }
        for place in jots.indices {
            switch jots[place] {
            case .invalidated(let node, let cause): inspector.invalidated(node, because: cause)
            case .bodyRan(let node, let isFirst): inspector.bodyRan(node, isFirst: isFirst)
            case .drawnValueChanged: inspector.drawnValueChanged()
            }
        }
        jots.removeAll(keepingCapacity: true)
    }

    private func hear(_ jot: Jot) {
        jots.append(jot)
        if isAtOnce || jots.count == Self.mostJots { workOut() }
    }

    /// The inspector, which has heard of all that came before.
    private var upToDate: Inspector? {
        workOut()
        return inspector
    }
}

extension Jotter: GraphObserver {
    func invalidated(_ node: Node, because cause: Cause) { hear(.invalidated(node, cause)) }
    func bodyRan(_ node: Node, isFirst: Bool) { hear(.bodyRan(node, isFirst: isFirst)) }
    func drawnValueChanged() { hear(.drawnValueChanged) }

    // What has been jotted down keeps its nodes alive, so it has to go before they do.
    func unmounted(_ node: Node) { upToDate?.unmounted(node) }

    func received(_ node: Node, old: @autoclosure () -> [HeldValue], new: @autoclosure () -> [HeldValue]) {
        upToDate?.received(node, old: old(), new: new())
    }

    func began(_ work: Int, _ kind: WorkKind, of node: Node) { upToDate?.began(work, kind, of: node) }
    func ended(_ work: Int) { upToDate?.ended(work) }
    func cancelled(_ work: Int) { upToDate?.cancelled(work) }
}
