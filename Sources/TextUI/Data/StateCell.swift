/// The place where the value of one `@State` property lives.
///
/// Reading it in a body makes the view depend on it, wherever the reader is: in the owner or, by a binding, below.
@MainActor final class StateCell<Value> {
    private var stored: Value
    private let signal = ChangeSignal()
    private weak var node: Node?

    init(_ value: Value, node: Node) {
        stored = value
        self.node = node
    }

    /// The value, read without depending on it.
    var unobservedValue: Value { stored }

    var value: Value {
        get {
            signal.read()
            return stored
        }
        set {
            if isSame(stored, newValue) { return }
            if let graph = node?.graph, let evaluating = graph.evaluating {
                graph.diagnostics.changedWhileDrawing(evaluating)
            }
            guard let node, !node.graph.observers.isEmpty else { return signal.change { stored = newValue } }
            node.graph.cause = node.cause(ofChangeIn: self)
            defer { node.graph.cause = nil }
            signal.change { stored = newValue }
        }
    }
}

/// True if a state that is set to a new value has not changed: the same object, or an equal value.
///
/// A class with an `==` of its own may be equal to another object; the views must then follow the new one.
@MainActor private func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    if Value.self is AnyObject.Type || (Value.self as? any OptionalType.Type)?.wrapsObject == true {
        return withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }
    }
    return areEqual(old, new)
}

private protocol OptionalType {
    static var wrapsObject: Bool { get }
}

extension Optional: OptionalType {
    static var wrapsObject: Bool { Wrapped.self is AnyObject.Type }
}

/// An observable thing without a value: it can be read and it can change.
final class ChangeSignal: Observable {
    private let registrar = ObservationRegistrar()
    private var change: Void { () }

    func read() { registrar.access(self, keyPath: \.change) }

    func change(_ mutation: () -> Void = {}) {
        registrar.withMutation(of: self, keyPath: \.change, mutation)
    }
}
