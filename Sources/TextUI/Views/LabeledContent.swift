/// A value with its name before it, on one line: `Total: 12`.
///
/// ```swift
/// LabeledContent("Name", value: user.name)
/// LabeledContent("Total", value: order.total, format: .number)
/// LabeledContent("Address") {
///     Text(user.street)
///     Text(user.town)
/// }
/// ```
///
/// - Parameters:
///   - content: the value; several views stand one under the other.
///   - label: the name. Without a text there is no colon.
///
/// The trap: it shows a value and sets none. What a person may change goes into a `TextField`, `Toggle` or `Picker`, which
/// bring a label of their own.
///
/// - Note: Mirrors SwiftUI's `LabeledContent`.
public struct LabeledContent<Label: View, Content: View>: View, UnnamedView {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        HStack(spacing: 0) {
            LabelWithColon(label: label)
            VStack { content }
        }
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

/// A label and `: `, or nothing where the label has no text.
struct LabelWithColon<Label: View>: PrimitiveView {
    typealias Body = Never
    let label: Label

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(label) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let label = layout.stack(node.blocks(), width: max(1, width - colonWidth))
        if label.width == 0 { return .empty }
        let colon = TextBlock(lines: [TextLine(": ")], width: colonWidth, controls: [])
        return .beside([label, colon], spacing: 0, alignment: .bottom)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        let label = layout.idealWidth(of: node.blocks())
        return label == 0 ? 0 : label + colonWidth
    }

    private var colonWidth: Int { 2 }
}
