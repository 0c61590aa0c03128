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
            if areEqual(stored, newValue), !(Value.self is AnyObject.Type) { return }
            if let graph = node?.graph, let evaluating = graph.evaluating {
                graph.diagnostics.changedWhileDrawing(evaluating)
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
