/// The environment of a part of the tree, and the nodes that read it.
///
/// Nodes share the scope of their parent; only a view that changes the environment makes a new one.
@MainActor final class EnvironmentScope {
    private(set) var values: EnvironmentValues {
        didSet {
            let new = values.text
            if new != text { textChanges += 1 }
            text = new
        }
    }
    /// What the values say of how texts are drawn, and how often that has changed.
    private(set) var text: TextEnvironment
    private(set) var textChanges = 0
    private let parent: EnvironmentScope?
    private let change: ((inout EnvironmentValues) -> Void)?
    private var children: [ObjectIdentifier: Unowned] = [:]
    private var readers: [ObjectIdentifier: Reader] = [:]

    private struct Unowned { unowned let scope: EnvironmentScope }

    private struct Reader {
        unowned let node: Node
        /// For each value the node read: true if `values` now gives another one.
        var isStale: [AnyKeyPath: (EnvironmentValues) -> Bool]
    }

    init(values: EnvironmentValues) {
        self.values = values
        text = values.text
        parent = nil
        change = nil
    }

    init(parent: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
        self.parent = parent
        self.change = change
        var values = parent.values
        change(&values)
        self.values = values
        text = values.text
        parent.children[ObjectIdentifier(self)] = Unowned(scope: self)
    }

    func leave() { parent?.children[ObjectIdentifier(self)] = nil }

    /// Reads a value; a change of it refreshes the node.
    func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, for node: Node) -> Value {
        let value = values[keyPath: keyPath]
        let id = ObjectIdentifier(node)
        if readers[id] == nil {
            readers[id] = Reader(node: node, isStale: [:])
            node.cleanups.append { [unowned self] in readers[id] = nil }
        }
        readers[id]?.isStale[keyPath] = { !areEqual($0[keyPath: keyPath], value) }
        return value
    }

    /// Works the values out again and refreshes those who read one that changed.
    func recompute() {
        var stack: [EnvironmentScope] = [self]
        while let scope = stack.popLast() {
            if let parent = scope.parent, let change = scope.change {
                var values = parent.values
                change(&values)
                scope.values = values
            }
            for reader in scope.readers.values where reader.isStale.values.contains(where: { $0(scope.values) }) {
                for observer in reader.node.graph.observers {
                    observer.invalidated(reader.node, because: .environment)
                }
                reader.node.invalidate()
            }
            stack.append(contentsOf: scope.children.values.map(\.scope))
        }
    }
}
