/// A text of several lines. A line typed as `\n` inside the value is a line break.
///
/// - Note: Mirrors SwiftUI's `TextEditor`.
public struct TextEditor: PrimitiveView {
    public typealias Body = Never
    let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    static var isBlock: Bool { true }

    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .field(text: text.wrappedValue, isSecure: false), label: "Text") { change in
            guard case .text(let new) = change else { return }
            node.setText(.text(new.replacing("\\n", with: "\n")), in: text)
        }
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.control(node, width: width) { .field("", text: text.wrappedValue, width: $0, symbols: layout.symbols) }
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.controlWidth(node, content: TextBlock.idealWidth(text.wrappedValue))
    }
}
