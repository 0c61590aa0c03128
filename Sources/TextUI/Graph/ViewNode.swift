/// A node with the newest value of its view.
class ViewNode<V: View>: Node {
    final var view: V

    required init(_ view: V, parent: Node?, graph: Graph, key: ChildKey, role: ChildRole) {
        self.view = view
        super.init(viewType: V.self, parent: parent, graph: graph, key: key, role: role)
    }

    /// Takes the parent's newest value; true if the node has to be refreshed.
    func receive(_ new: V) -> Bool {
        view = new
        return true
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
