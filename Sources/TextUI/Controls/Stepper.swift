/// Counts up and down: `1 +`, `1 -`, and `1 5` where it has a value.
///
/// - Note: Mirrors SwiftUI's `Stepper`.
public struct Stepper<Label: View>: ValueControl {
    public typealias Body = Never
    let label: Label
    private let value: (() -> Double)?
    private let bounds: ClosedRange<Double>?
    private let increment: (@MainActor () -> Void)?
    private let decrement: (@MainActor () -> Void)?
    private let set: ((Double) -> Void)?

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
    ) {
        self.label = label()
        value = nil
        bounds = nil
        set = nil
        increment = onIncrement
        decrement = onDecrement
    }

    private init(_ label: Label, value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double) {
        self.label = label
        self.bounds = bounds
        let limited = { (number: Double) in bounds.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number }
        self.value = { value.wrappedValue }
        set = { value.wrappedValue = $0 }
        increment = { value.wrappedValue = limited(value.wrappedValue + step) }
        decrement = { value.wrappedValue = limited(value.wrappedValue - step) }
    }

    func valueText(_ node: Node, _ symbols: TextSymbols) -> String { "" }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.control(node, width: width) { width in
            .plain(shownText(node), width: width, symbols: layout.symbols)
        }
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.controlWidth(node, content: TextBlock.idealWidth(shownText(node)))
    }

    private func shownText(_ node: Node) -> String { "\(labelText(node)) (- +)" }

    func behavior(_ node: Node) -> ControlBehavior {
        ControlBehavior(kind: .stepper(value: value?(), bounds: bounds)) { change in
            switch change {
            case .increment: if let increment { node.act(increment) }
            case .decrement: if let decrement { node.act(decrement) }
            case .number(let number): if let set { node.act { set(number) } }
            default: break
            }
        }
    }
}

extension Stepper where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    public init<S: StringProtocol, V: SteppedValue>(_ title: S, value: Binding<V>, step: V = 1) {
        self.init(Text(title), value: value.asDouble, bounds: nil, step: step.double)
    }

    public init<S: StringProtocol, V: SteppedValue>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
    ) {
        self.init(
            Text(title), value: value.asDouble, bounds: bounds.lowerBound.double...bounds.upperBound.double,
            step: step.double)
    }
}

extension Stepper {
    public init<V: SteppedValue>(value: Binding<V>, step: V = 1, @ViewBuilder label: () -> Label) {
        self.init(label(), value: value.asDouble, bounds: nil, step: step.double)
    }

    public init<V: SteppedValue>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), value: value.asDouble, bounds: bounds.lowerBound.double...bounds.upperBound.double,
            step: step.double)
    }
}

/// A number that a stepper or slider can set.
public protocol SteppedValue: Comparable, ExpressibleByIntegerLiteral {
    init(double: Double)
    var double: Double { get }
}

extension Int: SteppedValue {
    public init(double: Double) { self = Int(Swift.max(-9e18, Swift.min(9e18, double.rounded()))) }
    public var double: Double { Double(self) }
}

extension Double: SteppedValue {
    public init(double: Double) { self = double }
    public var double: Double { self }
}

extension Float: SteppedValue {
    public init(double: Double) { self = Float(double) }
    public var double: Double { Double(self) }
}

extension Binding where Value: SteppedValue {
    var asDouble: Binding<Double> {
        Binding<Double>(get: { wrappedValue.double }, set: { wrappedValue = Value(double: $0) })
    }

}
