/// A node of a view with a body.
final class CompositeNode<V: View>: ViewNode<V> {
    private let fields = FieldTable.of(V.self)

    override var anyView: any View { view }

    override var isNamed: Bool { !(view is any UnnamedView) }

    override func receive(_ new: V) -> Bool {
        var new = new
        if !isInvalid, fields.areEqual(&view, &new) { return false }
        return super.receive(new)
    }

    override func refresh(in graph: Graph) {
        if fields.hasDynamicProperties { fields.link(&view, to: self) }
        let body = observing(in: graph) { graph.evaluate(self) { view.body } }
        guard isMounted else { return }
        graph.observer?.bodyRan(self)
        var list = ChildList(self, in: graph)
        list.add(body)
        list.finish()
    }
}

/// A view with a body that is part of TextUI: counts of bodies and messages leave it out.
@MainActor protocol UnnamedView {}
extension DeferredView: UnnamedView {}
