/// A field whose text is not shown: not on the screen, not in the echo, not in a saved script.
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
        ControlBehavior(kind: .field(text: "", isSecure: true)) { node.setText($0, in: text) }
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
