extension TextBlock {
    /// A label and a value on one line: `Name: Ada`. Without a value there is a line to fill in.
    static func field(_ label: String, text: String, width: Int, symbols: TextSymbols = .unicode) -> TextBlock {
        let shown = text.isEmpty ? "___" : text
        let line = label.isEmpty ? shown : "\(label): \(shown)"
        return .plain(line, width: width, symbols: symbols)
    }
}

/// A control with a label and a value on a line: fields, toggles, pickers and the like.
@MainActor protocol ValueControl: PrimitiveView {
    associatedtype Label: View
    var label: Label { get }

    /// What stands behind the label.
    func valueText(_ node: Node, _ symbols: TextSymbols) -> String
    func behavior(_ node: Node) -> ControlBehavior
}

extension ValueControl {
    static var isBlock: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        children.add(label, role: .part(0))
    }

    func control(_ node: Node) -> ControlBehavior? {
        var behavior = behavior(node)
        if behavior.label == nil { behavior.label = labelText(node) }
        return behavior
    }

    func labelText(_ node: Node) -> String {
        node.children.first { $0.role == .part(0) }?.spokenLabel ?? ""
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.control(node, width: width) { width in
            .field(labelText(node), text: valueText(node, layout.symbols), width: width, symbols: layout.symbols)
        }
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        let block = TextBlock.field(labelText(node), text: valueText(node, layout.symbols), width: 10_000)
        return layout.controlWidth(node, content: block.width)
    }
}
