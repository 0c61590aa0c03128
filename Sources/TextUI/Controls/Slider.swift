/// A number within bounds: `1 +`, `1 -`, `1 0.5`.
///
/// - Note: Mirrors SwiftUI's `Slider`.
public struct Slider<Label: View>: ValueControl {
    public typealias Body = Never
    let label: Label
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double

    public init<V: SteppedValue>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.value = value.asDouble
        self.bounds = bounds.lowerBound.double...bounds.upperBound.double
        self.step = step?.double ?? (bounds.upperBound.double - bounds.lowerBound.double) / 10
    }

    func valueText(_ node: Node, _ symbols: TextSymbols) -> String {
        "\(short(value.wrappedValue)) (\(short(bounds.lowerBound)) to \(short(bounds.upperBound)))"
    }

    func behavior(_ node: Node) -> ControlBehavior {
        let label = labelText(node)
        return ControlBehavior(
            kind: .slider(value: value.wrappedValue, bounds: bounds), label: label.isEmpty ? "Slider" : label
        ) { change in
            switch change {
            case .increment: set(value.wrappedValue + step, node)
            case .decrement: set(value.wrappedValue - step, node)
            case .number(let number): set(number, node)
            default: break
            }
        }
    }

    private func set(_ number: Double, _ node: Node) {
        node.act { value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound) }
    }

    /// A number with at most two digits behind the point: `0.5`, `3`.
    private func short(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}

extension Slider where Label == EmptyView {
    public init<V: SteppedValue>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil) {
        self.init(value: value, in: bounds, step: step) { EmptyView() }
    }
}
