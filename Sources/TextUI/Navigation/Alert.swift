/// What an alert or a dialog shows: its message, then its buttons. Each button closes it.
struct AlertSurface<Actions: View, Message: View>: View, UnnamedView {
    let actions: Actions
    let message: Message
    /// The button that is there if no button, or no cancel button, is given.
    let fallback: String
    let addsCancel: Bool

    var body: some View {
        VStack {
            message
            AlertButtons(actions: actions, fallback: fallback, addsCancel: addsCancel)
        }
    }
}

/// The buttons in a row, with the one that is added if none closes the alert.
struct AlertButtons<Actions: View>: PrimitiveView {
    typealias Body = Never
    let actions: Actions
    let fallback: String
    let addsCancel: Bool

    private final class Needs { var fallback = false }

    static var isBlock: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        let needs = children.node.memory as? Needs ?? Needs()
        children.node.memory = needs
        children.add(actions)
        if needs.fallback { children.add(Button(fallback, role: .cancel) {}) }
    }

    static var settles: Bool { true }

    func settle(_ node: Node) -> Bool {
        guard let needs = node.memory as? Needs, let given = node.children.first else { return false }
        let buttons = given.asBlocks
        let hasCancel = buttons.contains { ($0.anyView as? any RoledButton)?.role == .cancel }
        let wanted = addsCancel ? !hasCancel : buttons.isEmpty
        guard needs.fallback != wanted else { return false }
        needs.fallback = wanted
        node.invalidate()
        return true
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.row(node.blocks(), width: width, spacing: 3)
    }
}

extension View {
    /// Presents an alert while `isPresented` is true. Each of its buttons closes it; without one there is `OK`.
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(
            "alert", title: String(title), item: isPresented.asItem, id: { _ in AnyHashable(true) }, onDismiss: nil
        ) { _ in
            AlertSurface(actions: actions(), message: message(), fallback: "OK", addsCancel: false)
        }
    }

    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert for the data while there is some.
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            title, isPresented: isPresented, actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }

    /// The older form, with an `Alert` value.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        let title = isPresented.wrappedValue ? content().title.runs.map(\.text).joined() : nil
        return presenting(
            "alert", title: title, item: isPresented.asItem, id: { _ in AnyHashable(true) }, onDismiss: nil
        ) { _ in content().surface }
    }

    /// The older form for an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        let title = item.wrappedValue.map { content($0).title.runs.map(\.text).joined() }
        return presenting("alert", title: title, item: item, id: { AnyHashable($0.id) }, onDismiss: nil) { item in
            content(item).surface
        }
    }

    /// Presents a dialog with choices while `isPresented` is true. `Cancel` is added if no button has that role.
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(
            "dialog", title: String(title), item: isPresented.asItem, id: { _ in AnyHashable(true) }, onDismiss: nil
        ) { _ in
            AlertSurface(actions: actions(), message: message(), fallback: "Cancel", addsCancel: true)
        }
    }

    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }
}

/// - Note: Mirrors SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// An alert as a value: the older form.
///
/// - Note: Mirrors SwiftUI's `Alert`.
@MainActor public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .cancel(Text("OK"))]
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    var surface: some View {
        AlertSurface(
            actions: ForEach(0..<buttons.count) { index in
                TextUI.Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
            }, message: message, fallback: "OK", addsCancel: false)
    }

    @MainActor public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }
}
