/// Matches the views that a node wants below it with the children it has.
///
/// A child stays if key, role and view type are the same; the others are mounted and unmounted. In the usual case,
/// the same children in the same order, nothing is searched.
@MainActor struct ChildList {
    let node: Node
    private let graph: Graph
    private let old: [Node]
    private var cursor = 0
    private var new: [Node] = []
    private var index: [ChildKey: Int]?
    private let mark: Int

    init(_ node: Node) {
        self.node = node
        self.graph = node.graph
        self.old = node.children
        self.mark = graph.nextMark()
        new.reserveCapacity(old.count)
    }

    /// The number of children so far.
    var count: Int { new.count }

    mutating func add<V: View>(_ view: V, key: ChildKey? = nil, role: ChildRole = .content) {
        let key = key ?? .position(new.count)
        if let child = take(key, role: role, type: V.self) {
            if withUnsafePointer(to: view, { child.receive(at: $0) }) { graph.push(child) }
            new.append(child)
        } else {
            let child = graph.makeNode(view, parent: node, key: key, role: role)
            child.listMark = mark
            new.append(child)
            graph.push(child)
        }
    }

    /// Adds a view under a key; without one, for the next of the children that are there.
    mutating func add<V: View>(_ view: V, keyOrNext key: ChildKey?) {
        let next = cursor < old.count ? old[cursor] : nil
        guard key == nil, let child = next, child.viewType == V.self else { return add(view, key: key ?? next?.key) }
        cursor += 1
        child.listMark = mark
        if withUnsafePointer(to: view, { child.receive(at: $0) }) { graph.push(child) }
        new.append(child)
    }

    private mutating func take(_ key: ChildKey, role: ChildRole, type: Any.Type) -> Node? {
        if cursor < old.count, old[cursor].key == key {
            let child = old[cursor]
            guard child.viewType == type, child.role == role, child.listMark != mark else { return nil }
            cursor += 1
            child.listMark = mark
            return child
        }
        if let attic = node.memory as? RowAttic, let child = attic.rows[key], child.viewType == type {
            attic.rows[key] = nil
            child.setHidden(false)
            child.listMark = mark
            return child
        }
        guard !old.isEmpty else { return nil }
        if index == nil {
            index = Dictionary(old.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        guard let place = index?[key] else { return nil }
        let child = old[place]
        guard child.viewType == type, child.role == role, child.listMark != mark else { return nil }
        cursor = place + 1
        child.listMark = mark
        return child
    }

    /// Puts the new children in place and unmounts those that were not wanted again.
    mutating func finish() {
        let hasLeft = old.contains { $0.listMark != mark }
        node.children = new
        if hasLeft {
            let attic = node.memory as? RowAttic
            for child in old where child.listMark != mark {
                if let attic, attic.keeps(child.key) {
                    attic.rows[child.key] = child
                    child.setHidden(true)
                } else {
                    child.unmount()
                }
            }
        }
    }
}
