/// The levels of one navigation stack, and the destinations declared inside it.
@MainActor final class NavigationState {
    /// One pushed level.
    final class Level {
        let id: AnyHashable
        /// The value of a path; nil for a level pushed by a view.
        let value: PathValue?
        fileprivate(set) var make: (() -> any View)?
        /// Tells whoever pushed the level that it has gone.
        let popped: (() -> Void)?

        init(id: AnyHashable, value: PathValue? = nil, make: (() -> any View)? = nil, popped: (() -> Void)? = nil) {
            self.id = id
            self.value = value
            self.make = make
            self.popped = popped
        }
    }

    private(set) var levels: [Level] = []
    private var destinations: [ObjectIdentifier: [(owner: Int, make: (Any) -> any View)]] = [:]
    private var names: [ObjectIdentifier: String] = [:]
    unowned let node: Node
    private var counter = 0
    /// Writes the values to the bound path.
    var write: (([PathValue]) -> Void)?

    init(node: Node) { self.node = node }

    // MARK: Destinations

    func declare(_ type: Any.Type, owner: Int, make: @escaping (Any) -> any View) {
        let id = ObjectIdentifier(type)
        var declared = destinations[id] ?? []
        if let index = declared.firstIndex(where: { $0.owner == owner }) {
            declared[index].make = make
        } else {
            declared.append((owner, make))
        }
        destinations[id] = declared
        names[id] = typeName(type)
        for child in node.children where child.role == .level { child.invalidateDestination() }
    }

    func withdraw(_ type: Any.Type, owner: Int) {
        destinations[ObjectIdentifier(type)]?.removeAll { $0.owner == owner }
    }

    /// The view for a value; the declaration nearest to the root counts.
    func destination(for value: PathValue) -> (any View)? {
        destinations[ObjectIdentifier(value.type)]?.first.map { $0.make(value.value.base) }
    }

    /// The names of the types that have a destination.
    var declaredTypes: [String] { names.filter { !(destinations[$0.key] ?? []).isEmpty }.values.sorted() }

    // MARK: Levels

    func push(_ value: PathValue) {
        if let write {
            write(levels.compactMap(\.value) + [value])
        } else {
            append(value)
        }
        node.invalidate()
    }

    private func append(_ value: PathValue) {
        levels.append(Level(id: LevelID(index: levels.count, value: value.value), value: value))
    }

    /// Pushes a view that has no value in the path.
    func push(popped: (() -> Void)? = nil, make: @escaping () -> any View) -> AnyHashable {
        counter += 1
        let id = AnyHashable(LevelID(index: -counter, value: counter))
        levels.append(Level(id: id, make: make, popped: popped))
        node.invalidate()
        return id
    }

    /// Has the view of a level made anew. The stack itself stays as it is: whoever asks is one of its views.
    func replace(_ id: AnyHashable, make: @escaping () -> any View) {
        levels.first { $0.id == id }?.make = make
        node.children.first { $0.key == .id(id, occurrence: 0) }?.invalidateDestination()
    }

    func contains(_ id: AnyHashable) -> Bool { levels.contains { $0.id == id } }

    /// Removes a level and all above it.
    func pop(_ id: AnyHashable) {
        guard let index = levels.firstIndex(where: { $0.id == id }) else { return }
        let gone = levels[index...]
        levels.removeSubrange(index...)
        if gone.contains(where: { $0.value != nil }) { write?(levels.compactMap(\.value)) }
        for level in gone.reversed() { level.popped?() }
        node.invalidate()
    }

    func popLast() {
        if let last = levels.last { pop(last.id) }
    }

    /// Takes over the values of the bound path: levels that fit stay, the others go.
    func follow(_ values: [PathValue]) {
        var rest = values[...]
        var kept = 0
        for level in levels {
            if let value = level.value {
                guard let next = rest.first, next.value == value.value, next.type == value.type else { break }
                rest.removeFirst()
            }
            kept += 1
        }
        let gone = levels[kept...]
        levels.removeSubrange(kept...)
        for level in gone.reversed() { level.popped?() }
        for value in rest { append(value) }
    }
}

/// The identity of a level: where it is in the stack and what it shows.
private struct LevelID: Hashable {
    let index: Int
    let value: AnyHashable
}

/// A value of a path with the type by which its destination is found.
struct PathValue {
    let value: AnyHashable
    let type: Any.Type
}

extension Node {
    /// Has the views of a level made again by the newest declaration.
    fileprivate func invalidateDestination() {
        var stack = [self]
        while let node = stack.popLast() {
            if node.viewType == LevelView.self {
                node.invalidate()
                return
            }
            stack.append(contentsOf: node.children)
        }
    }
}
