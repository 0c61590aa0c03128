/// A control that opens a list of buttons. Each closes it.
///
/// - Note: Mirrors SwiftUI's `Menu`.
public struct Menu<Label: View, Content: View>: View, UnnamedView {
    @State private var isOpen = false
    private let content: Content
    private let label: Label

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        Button(action: { isOpen = true }, label: { label })
            .presenting("menu", item: $isOpen.asItem, id: { _ in AnyHashable(true) }, onDismiss: nil) { _ in
                content.transformEnvironment(\.afterButton) { after in
                    if after == nil { after = { isOpen = false } }
                }
            }
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == TextUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TextUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TextUI.Label(title, systemImage: systemImage) }
    }
}
