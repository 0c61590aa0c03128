/// A line of text that a person can set: `1 Ada` or `name = Ada`.
///
/// ```swift
/// TextField("Name", text: $viewModel.name)
///     .onSubmit { viewModel.save() }
/// ```
///
/// The title names the field; it is drawn before the text.
///
/// - Note: Mirrors SwiftUI's `TextField`.
public struct TextField<Label: View>: ValueControl {
    public typealias Body = Never
    let label: Label
    let text: Binding<String>
    var onCommit: (@MainActor () -> Void)?
    /// Tells whether a text stands for a value; nil if the value is the text.
    var reads: ((String) -> Bool)?

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }

    func valueText(_ node: Node, _ symbols: TextSymbols) -> String { text.wrappedValue }

    func behavior(_ node: Node) -> ControlBehavior {
        ControlBehavior(kind: .field(text: text.wrappedValue, isSecure: false), reads: reads) { change in
            node.setText(change, in: text)
            if case .text = change, let onCommit { node.act(onCommit) }
        }
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text) { Text(titleKey) }
    }

    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(text: text) { Text(title) }
        self.onCommit = onCommit
    }

    /// A field for a value with a text form. A text that cannot be read is refused, and the value stays as it is.
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let read = { (text: String) in try? format.parseStrategy.parse(text) }
        let text = Binding(
            get: { format.format(value.wrappedValue) },
            set: { if let parsed = read($0) { value.wrappedValue = parsed } })
        self.init(text: text) { Text(title) }
        reads = { read($0) != nil }
    }
}

extension Node {
    /// Sets the text of a field and then runs what `onSubmit` asks for.
    func setText(_ change: ControlChange, in text: Binding<String>) {
        guard case .text(let new) = change else { return }
        act { text.wrappedValue = new }
        let submit = scope.values.submitActions
        if !submit.isEmpty { act { for action in submit { action() } } }
    }
}

/// The directions in which a view can extend.
///
/// - Note: Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
