/// Remembers whether a tab has been on the screen.
@MainActor final class LazyTab {
    var wasShown = false
}

/// What the button of a tab has to know; the tab view fills it in.
@MainActor final class TabButtonState {
    var isSelected = false
    var select: () -> Void = {}
}

/// One tab of a tab view: its content, mounted when it is first shown, and its label.
struct TabItem<Content: View, Label: View>: PrimitiveView, TabItemView {
    typealias Body = Never
    let content: Content
    let label: Label

    func makeChildren(_ children: inout ChildList) {
        let lazy = children.node.memory as? LazyTab ?? LazyTab()
        children.node.memory = lazy
        children.add(TabButton(label: label), key: .position(0), role: .part(0))
        if lazy.wasShown { children.add(content, key: .position(1)) }
    }
}

@MainActor protocol TabItemView {}

/// The tab's place in the tab bar. A dot marks the one that is shown.
struct TabButton<Label: View>: PrimitiveView {
    typealias Body = Never
    let label: Label

    static var isBlock: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        children.node.memory = children.node.memory ?? TabButtonState()
        children.add(label)
    }

    private func line(_ node: Node, _ symbols: TextSymbols) -> [TextRun] {
        let isSelected = (node.memory as? TabButtonState)?.isSelected ?? false
        let label = node.spokenLabel.isEmpty ? "Tab" : node.spokenLabel
        return [TextRun(text: (isSelected ? "\(symbols.bullet) " : "") + label, style: isSelected ? .bold : [])]
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.control(node, width: width) {
            .text(line(node, layout.symbols), width: $0, lineLimit: nil, alignment: .leading, symbols: layout.symbols)
        }
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.controlWidth(node, content: TextBlock.idealWidth(line(node, layout.symbols)))
    }

    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .button) { change in
            if change == .activate { (node.memory as? TabButtonState)?.select() }
        }
    }
}

extension Node {
    /// The tabs below a tab view, in order.
    func tabItems() -> [Node] {
        var items: [Node] = []
        var stack = Array(children.reversed())
        while let node = stack.popLast() {
            if node.anyView is any TabItemView {
                items.append(node)
            } else if !node.isBlock {
                stack.append(contentsOf: node.children.filter { $0.role == .content }.reversed())
            }
        }
        return items
    }
}

extension View {
    /// Gives the view, as a tab of a `TabView`, its label in the tab bar.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItem(content: self, label: label())
    }
}

/// One tab with its label and value.
///
/// - Note: Mirrors SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, UnnamedView {
    private let value: Value
    private let content: Content
    private let label: Label

    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        content.tabItem { label }.tag(value)
    }
}

extension Tab where Label == TextUI.Label<Text, Image> {
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { TextUI.Label(title, systemImage: systemImage) }
    }
}
