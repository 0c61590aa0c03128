/// What was drawn of a node, and for what it holds: a width, and the environment of its texts.
final class DrawnColumn {
    let column: TextBlock
    let width: Int
    let textChanges: Int

    init(column: TextBlock, width: Int, textChanges: Int) {
        self.column = column
        self.width = width
        self.textChanges = textChanges
    }
}

extension Node {
    /// The node is to be drawn anew: it has another view or other children, or is shown or hidden. A view with a body
    /// draws nothing itself, so its evaluation alone changes nothing.
    func drawingChanged(in graph: Graph) {
        guard graph.keepsDrawings else { return }
        var next: Node? = self
        while let node = next {
            node.drawn = nil
            next = node.parent
        }
    }
}
