/// A node of a view that TextUI itself draws.
final class PrimitiveNode<V: PrimitiveView>: Node {
    private(set) var view: V

    init(_ view: V, parent: Node?, graph: Graph, key: ChildKey, role: ChildRole) {
        self.view = view
        super.init(viewType: V.self, parent: parent, graph: graph, key: key, role: role)
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
    override var hasLifecycle: Bool { V.hasLifecycle }

    override func receive(at pointer: UnsafeRawPointer) -> Bool {
        let new = pointer.assumingMemoryBound(to: V.self).pointee
        let old = view
        if V.isSkippedIfEqual, !isInvalid, isEqual(old, new) { return false }
        view = new
        new.updated(from: old, node: self)
        if V.changesEnvironment { scope.recompute() }
        return true
    }

    private func isEqual(_ old: V, _ new: V) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { FieldTable.of(V.self).areInputsEqual(old, $0) }
        }
    }

    override func refresh() {
        var list = ChildList(self)
        if V.tracksReads {
            observing { view.makeChildren(&list) }
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

extension PrimitiveView {
    /// Makes the node for a view that is known to be primitive only at run time.
    static func makePrimitiveNode(
        _ view: Any, parent: Node?, graph: Graph, key: ChildKey, role: ChildRole
    ) -> Node {
        PrimitiveNode(view as! Self, parent: parent, graph: graph, key: key, role: role)
    }
}
