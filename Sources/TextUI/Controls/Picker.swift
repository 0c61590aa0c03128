/// One of several options: `1 Vanilla` or `1 2` chooses one.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///     Text("Vanilla").tag(Flavor.vanilla)
///     Text("Chocolate").tag(Flavor.chocolate)
/// }
/// ```
///
/// An option without a `tag` inside a `ForEach` is chosen by the element's id.
///
/// - Note: Mirrors SwiftUI's `Picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: ValueControl {
    public typealias Body = Never
    let label: Label
    let selection: Binding<SelectionValue>
    let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    func makeChildren(_ children: inout ChildList) {
        children.add(label, role: .part(0))
        children.add(content, role: .part(1))
    }

    func valueText(_ node: Node, _ symbols: TextSymbols) -> String {
        let options = options(node)
        let value = AnyHashable(selection.wrappedValue)
        let chosen = options.first { $0.value == value }?.label
        if chosen == nil { node.graph.diagnostics.noOption(value, tags: options.map(\.value), labelText(node), node) }
        return "\(chosen ?? "none") (of \(options.count))"
    }

    func behavior(_ node: Node) -> ControlBehavior {
        let options = options(node)
        let selected = options.firstIndex { $0.value == AnyHashable(selection.wrappedValue) }
        return ControlBehavior(kind: .picker(options: options.map(\.label), selected: selected)) { change in
            guard case .option(let index) = change, options.indices.contains(index),
                let value = options[index].value.base as? SelectionValue
            else { return }
            node.act { selection.wrappedValue = value }
        }
    }

    private func options(_ node: Node) -> [(label: String, value: AnyHashable)] {
        node.blocks(of: 1).compactMap { block in
            block.tagValue(upTo: node).map { (block.spokenLabel, $0) }
        }
    }
}

extension Diagnostics {
    /// Nothing is told while there are no options yet, or nothing is chosen.
    func noOption(_ value: AnyHashable, tags: [AnyHashable], _ label: String, _ node: Node) {
        if tags.isEmpty || Mirror(reflecting: value.base).isNil { return }
        add(
            """
            TextUI: the Picker "\(label.sanitized)"\(place(of: node)) selects \(String(describing: value.base)), \
            but no option has this tag, so none is chosen.
            The tags are: \(tags.map { String(describing: $0.base) }.joined(separator: ", ")).
            Give each option a .tag(…) of the selection's type: a number does not match an enum.
            """)
    }
}

extension Mirror {
    fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(title) })
    }
}
