/// A number within bounds: `1 +`, `1 -`, `1 0.5`. With a step it moves to the nearest one, counted from the lower bound.
///
/// - Note: Mirrors SwiftUI's `Slider`.
public struct Slider<Label: View>: ValueControl {
    public typealias Body = Never
    let label: Label
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// The distance of the values that it can have; nil if it can have any.
    let step: Double?

    public init<V: SteppedValue>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.value = value.asDouble
        self.bounds = bounds.lowerBound.double...bounds.upperBound.double
        self.step = step.map(\.double)
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
            case .increment: set(value.wrappedValue + stride, node)
            case .decrement: set(value.wrappedValue - stride, node)
            case .number(let number): set(number, node)
            default: break
            }
        }
    }

    /// How far `+` and `-` move.
    private var stride: Double { step ?? (bounds.upperBound - bounds.lowerBound) / 10 }

    private func set(_ number: Double, _ node: Node) {
        node.act { value.wrappedValue = nearestStep(min(max(number, bounds.lowerBound), bounds.upperBound)) }
    }

    private func nearestStep(_ number: Double) -> Double {
        guard let step, step > 0, step.isFinite else { return number }
        let last = ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)
        let nearest = min(((number - bounds.lowerBound) / step).rounded(), last)
        return bounds.lowerBound + nearest * step
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
