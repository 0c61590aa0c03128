/// A node of a view with a body.
final class CompositeNode<V: View>: ViewNode<V> {
    private let fields = FieldTable.of(V.self)

    override var hasBody: Bool { true }
    override var anyView: any View { view }

    override var isNamed: Bool { !(view is any UnnamedView) }

    override func receive(_ new: V) -> Bool {
        var new = new
        let observers = graph.observers
        if !observers.isEmpty { tellReceived(new, observers) }
        if !isInvalid {
            if fields.areEqual(&view, &new) { return false }
            for observer in observers { observer.invalidated(self, because: .parent) }
        }
        return super.receive(new)
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
        let body = observing(in: graph) { graph.evaluate(self) { view.body } }
        guard isMounted else { return }
        for observer in graph.observers { observer.bodyRan(self) }
        var list = ChildList(self, in: graph)
        list.add(body)
        list.finish()
    }
}

/// A view with a body that is part of TextUI: counts of bodies and messages leave it out.
@MainActor protocol UnnamedView {}
extension DeferredView: UnnamedView {}
