/// A value that is on or off. `1` flips it; `1 on` and `1 off` set it.
///
/// - Note: Mirrors SwiftUI's `Toggle`.
public struct Toggle<Label: View>: ValueControl {
    public typealias Body = Never
    let label: Label
    let isOn: Binding<Bool>

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    func valueText(_ node: Node, _ symbols: TextSymbols) -> String { isOn.wrappedValue ? "on" : "off" }

    func behavior(_ node: Node) -> ControlBehavior {
        ControlBehavior(kind: .toggle(isOn: isOn.wrappedValue)) { change in
            switch change {
            case .activate: node.act { isOn.wrappedValue.toggle() }
            case .isOn(let new): node.act { isOn.wrappedValue = new }
            default: break
            }
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUI.Label(title, systemImage: systemImage) }
    }
}
