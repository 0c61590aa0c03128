/// A row with actions that a swipe would show.
@MainActor protocol SwipeRow {
    func ownActions(_ node: Node) -> [SwipeAction]
}

struct SwipeAction {
    var label: String
    var perform: () -> Void
}

extension Node {
    /// The content that is drawn: a tab that was left stays mounted, and does not count.
    private var shownContent: [Node] { children.filter { $0.role == .content && !$0.isHidden } }

    /// The actions of a row: those of the views inside come first.
    var swipeActions: [SwipeAction] {
        var actions: [SwipeAction] = []
        var stack = [self]
        while let node = stack.popLast() {
            if let row = node.anyView as? any SwipeRow { actions = row.ownActions(node) + actions }
            stack.append(contentsOf: node.shownContent)
        }
        return actions
    }

    /// True if a view inside has `swipeActions`.
    var hasSwipeActionsInside: Bool {
        var stack = shownContent
        while let node = stack.popLast() {
            if node.anyView is any GivesSwipeActions { return true }
            stack.append(contentsOf: node.shownContent)
        }
        return false
    }

    /// True if there is something inside that gives the row its number.
    private var hasControlInside: Bool {
        var stack = shownContent
        while let node = stack.popLast() {
            if node.control() != nil { return true }
            stack.append(contentsOf: node.shownContent)
        }
        return false
    }

    /// The row around the node, or the node itself, that names the actions of all rows inside it.
    var outermostSwipeRow: Node? { upwards.reversed().first { $0.anyView is any SwipeRow } }

    /// A row without a control gets a number of its own, to be named by `swipe N`.
    var swipeRowControl: ControlBehavior? {
        if hasControlInside || outermostSwipeRow !== self { return nil }
        return ControlBehavior(kind: .button) { _ in }
    }
}

extension Layout {
    func swipeRow(_ node: Node, width: Int) -> TextBlock {
        if node.control() == nil { return stack(node.blocks(), width: width) }
        return control(node, width: width) { stack(node.blocks(), width: $0) }
    }
}

@MainActor protocol GivesSwipeActions {}

/// Gives a row actions that a person reaches by `swipe N ACTION`.
struct SwipeActions<Content: View, Actions: View>: PrimitiveView, SwipeRow, GivesSwipeActions {
    typealias Body = Never
    let content: Content
    let actions: Actions

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) {
        children.add(content)
        children.add(actions, role: .part(0))
    }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock { layout.swipeRow(node, width: width) }
    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) { survey.swipes.append(node) }
    func control(_ node: Node) -> ControlBehavior? { node.swipeRowControl }

    func ownActions(_ node: Node) -> [SwipeAction] {
        node.blocks(of: 0).compactMap { button in
            button.control().map { control in
                SwipeAction(label: control.label ?? button.spokenLabel) { control.perform(.activate) }
            }
        }
    }
}

/// The side of a row from which actions come.
///
/// - Note: Mirrors SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Hashable, CaseIterable, Sendable {
    case leading, trailing
}

extension View {
    /// Gives a row actions: `swipe N ACTION` runs one. The edge does not matter in text.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some View {
        SwipeActions(content: self, actions: content())
    }
}
