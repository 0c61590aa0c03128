/// Shows that something goes on: `Loading…`, or how far it is: `█████░░░░░ 50%`.
///
/// - Note: Mirrors SwiftUI's `ProgressView`.
public struct ProgressView<Label: View>: PrimitiveView, SpokenView {
    public typealias Body = Never
    let label: Label
    let fraction: Double?

    init(label: Label, fraction: Double?) {
        self.label = label
        self.fraction = fraction
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(label: label(), fraction: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(label: label(), fraction: Self.fraction(value, total))
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0, (value / total).isFinite else { return nil }
        return min(1, max(0, Double(value / total)))
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(label, role: .part(0)) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        .plain(text(node, layout.symbols), width: width, symbols: layout.symbols)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        TextBlock.idealWidth(text(node, layout.symbols))
    }

    func spokenText(_ node: Node) -> String? { text(node, .unicode) }
    var replacesContent: Bool { true }

    private func text(_ node: Node, _ symbols: TextSymbols) -> String {
        let label = node.children.first?.spokenLabel ?? ""
        guard let fraction else {
            return label.isEmpty
                ? "Loading\(symbols.ellipsis)" : label.hasSuffix("…") ? label : label + symbols.ellipsis
        }
        let full = Int((fraction * 10).rounded(.down))
        let bar =
            String(repeating: symbols.barFull, count: full) + String(repeating: symbols.barEmpty, count: 10 - full)
        return (label.isEmpty ? "" : label + " ") + "\(bar) \(Int((fraction * 100).rounded()))%"
    }
}

extension ProgressView where Label == EmptyView {
    public init() {
        self.init(label: EmptyView(), fraction: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(label: EmptyView(), fraction: Self.fraction(value, total))
    }
}

extension ProgressView where Label == Text {
    public init(_ titleKey: LocalizedStringKey) {
        self.init(label: Text(titleKey), fraction: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(label: Text(title), fraction: nil)
    }

    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(label: Text(title), fraction: Self.fraction(value, total))
    }
}
