/// Several views of which one is on the screen; the tab bar below chooses it.
///
/// ```swift
/// TabView(selection: $coordinator.selectedTab) {
///     HomeView().tabItem { Label("Home", systemImage: "house") }.tag(Tab.home)
///     SettingsView().tabItem { Label("Settings", systemImage: "gear") }.tag(Tab.settings)
/// }
/// ```
///
/// A tab is made when it is first shown and keeps its state while another is shown.
///
/// - Note: Mirrors SwiftUI's `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    public typealias Body = Never
    let selection: Binding<SelectionValue>?
    let content: Content

    /// What a tab view without a binding selects, and which tabs there are.
    private final class Tabs {
        var selected = 0
        var items: [Node] = []
    }

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    static var isBlock: Bool { true }
    static var tracksReads: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        let node = children.node
        node.memory = node.memory ?? Tabs()
        _ = selection?.wrappedValue
        children.add(content)
    }

    static var settles: Bool { true }

    func settle(_ node: Node) -> Bool {
        guard let tabs = node.memory as? Tabs else { return false }
        tabs.items = node.tabItems()
        let selected = selectedIndex(node, tabs)
        for (index, item) in tabs.items.enumerated() {
            if index == selected, let lazy = item.memory as? LazyTab, !lazy.wasShown {
                lazy.wasShown = true
                item.invalidate()
            }
            item.setHidden(index != selected)
        }
        return false
    }

    private func selectedIndex(_ node: Node, _ tabs: Tabs) -> Int? {
        guard let selection else { return min(tabs.selected, max(0, tabs.items.count - 1)) }
        let value = AnyHashable(selection.wrappedValue)
        let tags = tabs.items.map { $0.tagValue(upTo: node) }
        if let index = tags.firstIndex(of: value) { return index }
        node.graph.diagnostics.noTab(value, tags: tags.compactMap { $0 }, node)
        return nil
    }

    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) {
        guard survey.tabs == nil, let tabs = node.memory as? Tabs else { return }
        let selected = selectedIndex(node, tabs)
        let buttons = tabs.items.map { $0.children.first { $0.role == .part(0) } }
        let labels = buttons.enumerated().map { index, button in
            let label = button?.spokenLabel ?? ""
            return label.isEmpty ? "Tab \(index + 1)" : label
        }
        for (index, button) in buttons.enumerated() {
            (button?.memory as? TabButtonState)?.isSelected = index == selected
            // The button is below the tab view, which must not be held from there.
            (button?.memory as? TabButtonState)?.select = { [weak node] in node.map { select(index, $0) } }
        }
        survey.tabs = Survey.Tabs(bar: buttons.compactMap { $0 }, labels: labels) { select($0, node) }
    }

    private func select(_ index: Int, _ node: Node) {
        guard let tabs = node.memory as? Tabs, tabs.items.indices.contains(index) else { return }
        if let selection {
            guard let value = tabs.items[index].tagValue(upTo: node)?.base as? SelectionValue else { return }
            node.act { selection.wrappedValue = value }
        } else {
            tabs.selected = index
        }
        node.invalidate()
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let shown = (node.memory as? Tabs)?.items.first { !$0.isHidden }
        return shown.map { layout.draw($0, width: width) } ?? .empty
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension Diagnostics {
    func noTab(_ value: AnyHashable, tags: [AnyHashable], _ node: Node) {
        let known = tags.map { String(describing: $0.base) }.joined(separator: ", ")
        add(
            """
            TextUI: the TabView\(place(of: node)) selects \(String(describing: value.base)), \
            but no tab has this tag, so none is shown.
            The tags are: \(known.isEmpty ? "none" : known).
            Give each tab a .tag(…) of the selection's type: a number does not match an enum.
            """)
    }
}
