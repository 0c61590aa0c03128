/// A node of a view with a body.
final class CompositeNode<V: View>: ViewNode<V> {
    private let fields = FieldTable.of(V.self)

    override var hasBody: Bool { true }
    override var isEager: Bool { fields.isEager }
    override var anyView: any View { view }

    override var isNamed: Bool { fields.isNamed }

    override func receive(_ new: consuming V, in graph: Graph) -> Bool {
        if graph.isObserved { tellReceived(new, graph.observers) }
        if !isInvalid {
            if fields.areEqual(&view, &new) { return false }
            if graph.isObserved { for observer in graph.observers { observer.invalidated(self, because: .parent) } }
        }
        view = new
        if !fields.isEager { return true }
        isInvalid = false
        refresh(in: graph)
        return false
    }

    private func tellReceived(_ new: V, _ observers: [any GraphObserver]) {
        let table = fields.holders
        guard withUnsafePointer(to: view, { old in withUnsafePointer(to: new) { table.mayDiffer(old, $0) } }) else {
            return
        }
        let brought = withUnsafePointer(to: new) { table.read($0) }
        for observer in observers { observer.received(self, old: heldValues(), new: brought) }
    }

    override func heldValues() -> [HeldValue] {
        withUnsafePointer(to: view) { fields.holders.read($0) }
    }

    override var ownsValues: Bool { fields.holders.ownsValues }

    override func refresh(in graph: Graph) {
        if fields.hasDynamicProperties {
            isLinking = true
            fields.link(&view, to: self)
            isLinking = false
        }
        let body = observing(in: graph) { graph.evaluate(self) { Self.body(of: &view) } }
        guard isMounted else { return }
        if graph.isObserved { for observer in graph.observers { observer.bodyRan(self, isFirst: children.isEmpty) } }
        // A body is one view, and its type never changes: once there is a node for it, there is nothing to match.
        if let child = children.first { return graph.give(consume body, to: child) }
        var list = ChildList(self, in: graph)
        list.add(body)
        list.finish()
    }

    /// The body of a view that stays where it is. `view.body` would copy the view first, and each object in it be counted.
    private static func body(of view: inout V) -> V.Body { view.body }
}

/// A view with a body that is part of TextUI: counts of bodies and messages leave it out.
@MainActor protocol UnnamedView {}
extension DeferredView: UnnamedView {}

/// A view that is evaluated as soon as its parent has made it: while it is at hand, and before the parent makes the next.
/// Its node and its child's lie beside each other then, and reaching for memory is a third of what many rows cost.
/// Its parent must not be under observation meanwhile, or what the view reads would concern the parent too.
@MainActor protocol EagerView {}
extension ForEachRow: EagerView {}
