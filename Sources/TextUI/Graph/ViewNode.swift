/// A node with the newest value of its view.
class ViewNode<V: View>: Node {
    // Each access would be checked for overlapping another, at the price of comparing two small views. None overlaps:
    // only linking and comparing run other code meanwhile, and what that runs, `update()` or `==`, has no way to here.
    @exclusivity(unchecked) final var view: V

    required init(_ view: V, parent: Node?, graph: Graph, key: ChildKey, role: ChildRole) {
        self.view = view
        super.init(viewType: V.self, parent: parent, graph: graph, key: key, role: role)
    }

    /// Takes the parent's newest value; true if the node has to be refreshed.
    ///
    /// The view is handed over, so that it is moved and not copied. An override has to say `consuming` as well: Swift 6.3
    /// takes one that does not without a word, and then leaks each view.
    func receive(_ new: consuming V, in graph: Graph) -> Bool {
        fatalError("a node of no view")
    }
}

extension Graph {
    /// Hands the newest value of a view to its node.
    func give<V: View>(_ view: consuming V, to node: Node) {
        // Who calls this has compared the types. A checked cast would cost more than all the rest.
        if unsafeDowncast(node, to: ViewNode<V>.self).receive(view, in: self) { push(node) }
    }
}

/// The classes of the nodes, by type of view. Each is looked up once: the cast and the generic class cost more than a node.
@MainActor enum NodeTypes {
    private static var known: [ObjectIdentifier: Any.Type] = [:]

    static func of<V: View>(_ type: V.Type) -> ViewNode<V>.Type {
        // What is known of a type was put there below.
        if let known = known[ObjectIdentifier(type)] { return unsafeBitCast(known, to: ViewNode<V>.Type.self) }
        let nodeType =
            (type as? any PrimitiveView.Type).map { $0.nodeType as! ViewNode<V>.Type } ?? CompositeNode<V>.self
        known[ObjectIdentifier(type)] = nodeType
        return nodeType
    }
}

extension PrimitiveView {
    fileprivate static var nodeType: Any.Type { PrimitiveNode<Self>.self }
}
