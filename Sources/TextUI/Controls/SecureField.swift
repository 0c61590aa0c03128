/// A field whose text is not shown: not on the screen, not in the echo, not in a saved script.
///
/// Nor does the inspector tell it: a value that is this text, whoever holds it, reads `••••`.
///
/// - Note: Mirrors SwiftUI's `SecureField`.
public struct SecureField<Label: View>: ValueControl {
    public typealias Body = Never
    let label: Label
    let text: Binding<String>

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }

    func valueText(_ node: Node, _ symbols: TextSymbols) -> String {
        text.wrappedValue.isEmpty ? "" : String(repeating: symbols.isASCII ? "*" : "•", count: 4)
    }

    func behavior(_ node: Node) -> ControlBehavior {
        ControlBehavior(kind: .field(text: "", isSecure: true)) { [secrets = node.graph.secrets] change in
            if case .text(let new) = change { secrets.note(new) }
            node.setText(change, in: text)
        }
    }

    static var settles: Bool { true }

    func settle(_ node: Node) -> Bool {
        node.graph.secrets.watch(node) { text.wrappedValue }
        return false
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text) { Text(title) }
    }
}
