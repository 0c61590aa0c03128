/// A control that shows and hides what belongs to it: `1`, or its label, turns it.
///
/// ```swift
/// DisclosureGroup("Details") { Text(product.description) }
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
///     Toggle("Verbose", isOn: $isVerbose)
/// }
/// ```
///
/// - Parameters:
///   - isExpanded: whether the content is shown. Without it the group keeps that to itself, and is closed at first.
///   - content: what is shown below the label, two cells to the right.
///   - label: what the control is called.
///
/// The trap: content that is hidden is gone, and so is the state of its views. What is to be found again belongs into the
/// view around the group, or into its view model.
///
/// - Note: Mirrors SwiftUI's `DisclosureGroup`.
public struct DisclosureGroup<Label: View, Content: View>: View, UnnamedView {
    @State private var isOpen = false
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    public var body: some View {
        let isExpanded = isExpanded ?? $isOpen
        Disclosure(label: label, isExpanded: isExpanded)
        if isExpanded.wrappedValue { IndentedView(content: content()) }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The control of a group: a mark and its label.
struct Disclosure<Label: View>: PrimitiveView {
    typealias Body = Never
    let label: Label
    let isExpanded: Binding<Bool>

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(label) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let mark = mark(layout)
        return layout.control(node, width: width) { width in
            let room = max(1, width - mark.width)
            let isNamed = !layout.spokenLabel(node).isEmpty
            let label = isNamed ? layout.stack(node.blocks(), width: room) : .plain(node.kindName, width: room)
            return label.prefixed(mark)
        }
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.controlWidth(node, content: mark(layout).width + max(1, layout.idealWidth(of: node.blocks())))
    }

    private func mark(_ layout: Layout) -> TextLine {
        TextLine((isExpanded.wrappedValue ? layout.symbols.opened : layout.symbols.closed) + " ")
    }

    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .button) { change in
            if change == .activate { node.act { isExpanded.wrappedValue.toggle() } }
        }
    }
}

/// Draws its content two cells to the right.
struct IndentedView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.stack(node.blocks(), width: max(1, width - 2)).indented(by: 2)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int { 2 + layout.idealWidth(of: node.blocks()) }
}
