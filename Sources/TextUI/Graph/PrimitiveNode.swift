/// A node of a view that TextUI itself draws.
final class PrimitiveNode<V: PrimitiveView>: ViewNode<V> {
    required init(_ view: V, parent: Node?, graph: Graph, key: ChildKey, role: ChildRole) {
        super.init(view, parent: parent, graph: graph, key: key, role: role)
        if V.changesEnvironment {
            scope = EnvironmentScope(parent: scope) { [unowned self] values in self.view.changeEnvironment(&values) }
            cleanups.append { [scope] in scope.leave() }
        }
        if V.describes { markSurveyed() }
        if V.settles { graph.add(settling: self) }
        if V.hasLifecycle { graph.lifecycleChanged(self) }
    }

    /// A cast looks through an optional, but its child is a node of its own and answers for itself.
    override var anyView: any View { V.self is any OptionalView.Type ? AnyView(view) : view }
    override var isBlock: Bool { V.isBlock }
    override var isLeaf: Bool { V.isLeaf }
    override var keepsDrawing: Bool { V.keepsDrawing }
    override var hasLifecycle: Bool { V.hasLifecycle }

    override func receive(_ new: consuming V, in graph: Graph) -> Bool {
        var (old, new) = (view, new)
        if V.isSkippedIfEqual, !isInvalid, FieldTable.of(V.self).areEqual(&old, &new) { return false }
        view = new
        new.updated(from: old, node: self)
        if V.changesEnvironment { scope.recompute() }
        if V.isLeaf { drawingChanged(in: graph) }
        return !V.isLeaf
    }

    override func refresh(in graph: Graph) {
        if !V.keepsDrawing { drawingChanged(in: graph) }
        var list = ChildList(self, in: graph)
        if V.tracksReads {
            observing(in: graph) { view.makeChildren(&list) }
        } else {
            view.makeChildren(&list)
        }
        list.finish()
    }

    override func block(_ layout: Layout, width: Int) -> TextBlock { view.block(self, layout, width: width) }
    override func idealWidth(_ layout: Layout) -> Int { view.idealWidth(self, layout) }
    override func control() -> ControlBehavior? { view.control(self) }
    override func settle() -> Bool { view.settle(self) }
    override func appeared() { view.appeared(self) }
    override func disappeared() { view.disappeared(self) }
    override func viewUnmounted() { view.unmounted(self) }
    override func describe(in survey: inout Survey) { view.describe(self, in: &survey) }
}
