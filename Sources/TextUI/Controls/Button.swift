/// A control that runs an action.
///
/// ```swift
/// Button("Increment") { viewModel.increment() }
/// Button("Delete", role: .destructive, action: viewModel.delete)
/// Button("Reload", systemImage: "arrow.clockwise", action: viewModel.reload)
/// Button(action: viewModel.pay) { Text("Pay").bold() }
/// ```
///
/// The action runs on the main actor. Each update brings the newest action.
///
/// - Note: Mirrors SwiftUI's `Button`.
public struct Button<Label: View>: PrimitiveView {
    public typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(label) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.labelledControl(node, width: width)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.controlWidth(node, content: max(1, layout.idealWidth(of: node.blocks())))
    }

    func control(_ node: Node) -> ControlBehavior? {
        ControlBehavior(kind: .button) { change in
            guard change == .activate else { return }
            let finish = node.scope.values.afterButton
            node.act(action)
            if let finish { node.act(finish) }
        }
    }
}

extension Button where Label == TextUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUI.Label(title, systemImage: systemImage) }
    }
}

extension Button: RoledButton {}

@MainActor protocol RoledButton {
    var role: ButtonRole? { get }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// What a button is for.
///
/// - Note: Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// A button that deletes or gives up something.
    public static let destructive = ButtonRole(name: "destructive")

    /// A button that closes a modal without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
}
