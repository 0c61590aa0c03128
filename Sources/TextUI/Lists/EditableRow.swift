/// A row that can be deleted or moved.
///
/// A row with `swipeActions` of its own offers no `Delete`: who gives actions gives this one too, if it is wanted.
struct EditableRow<Content: View>: PrimitiveView, SwipeRow {
    typealias Body = Never
    let content: Content
    let offset: Int
    let count: Int
    let onDelete: ((IndexSet) -> Void)?
    let onMove: ((IndexSet, Int) -> Void)?

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock { layout.swipeRow(node, width: width) }
    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) { survey.swipes.append(node) }
    func control(_ node: Node) -> ControlBehavior? { node.swipeRowControl }

    func ownActions(_ node: Node) -> [SwipeAction] {
        var actions: [SwipeAction] = []
        if let onDelete, !node.hasSwipeActionsInside {
            actions.append(SwipeAction(label: "Delete") { node.act { onDelete(IndexSet(integer: offset)) } })
        }
        if let onMove, offset > 0 {
            actions.append(
                SwipeAction(label: "Move Up") { node.act { onMove(IndexSet(integer: offset), offset - 1) } })
        }
        if let onMove, offset + 1 < count {
            actions.append(
                SwipeAction(label: "Move Down") { node.act { onMove(IndexSet(integer: offset), offset + 2) } })
        }
        return actions
    }
}
