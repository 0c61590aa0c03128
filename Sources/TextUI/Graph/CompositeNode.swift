/// A node of a view with a body.
final class CompositeNode<V: View>: Node {
    private(set) var view: V

    init(_ view: V, parent: Node?, graph: Graph, key: ChildKey, role: ChildRole) {
        self.view = view
        super.init(viewType: V.self, parent: parent, graph: graph, key: key, role: role)
    }

    override var anyView: any View { view }

    override var isNamed: Bool { !(view is any UnnamedView) }

    override func receive(at pointer: UnsafeRawPointer) -> Bool {
        let new = pointer.assumingMemoryBound(to: V.self).pointee
        if isInvalid {
            view = new
            return true
        }
        let table = FieldTable.of(V.self)
        let isEqual = withUnsafePointer(to: view) { old in
            withUnsafePointer(to: new) { table.areInputsEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
        }
        if isEqual { return false }
        view = new
        return true
    }

    override func refresh() {
        let table = FieldTable.of(V.self)
        if table.hasDynamicProperties {
            withUnsafeMutablePointer(to: &view) { table.link(UnsafeMutableRawPointer($0), to: self) }
        }
        let graph = graph
        let body = observing { graph.evaluate(self) { view.body } }
        guard isMounted else { return }
        graph.observer?.bodyRan(self)
        var list = ChildList(self)
        list.add(body)
        list.finish()
    }
}

/// A view with a body that is part of TextUI: counts of bodies and messages leave it out.
@MainActor protocol UnnamedView {}
extension DeferredView: UnnamedView {}
