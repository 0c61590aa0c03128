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

    var value: Value {
        get {
            signal.read()
            return stored
        }
        set {
            if areEqual(stored, newValue) {
                // The same as far as anyone can tell, but a class with its own `==` may be another object.
                stored = newValue
                return
            }
            signal.change { stored = newValue }
        }
    }
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
