/// Matches the views that a node wants below it with the children it has.
///
/// A child stays if key, role and view type are the same; the others are mounted and unmounted. In the usual case,
/// the same children in the same order, nothing is searched.
@MainActor struct ChildList {
    let node: Node
    private let graph: Graph
    private let old: [Node]
    private var cursor = 0
    /// How many children have come as they were before. There is a new list only from the first that has not.
    private var same = 0
    private var new: [Node]?
    private var index: [ChildKey: Int]?
    private let mark: Int

    init(_ node: Node, in graph: Graph) {
        self.node = node
        self.graph = graph
        self.old = node.children
        self.mark = graph.nextMark()
    }

    /// The number of children so far.
    var count: Int { new?.count ?? same }

    mutating func add<V: View>(_ view: consuming V, key: ChildKey? = nil, role: ChildRole = .content) {
        let key = key ?? .position(count)
        if let child = take(key, role: role, type: V.self) {
            give(view, to: child)
        } else {
            let child = graph.makeNode(view, parent: node, key: key, role: role)
            child.listMark = mark
            append(child)
            if child.isEager {
                child.refresh(in: graph)
            } else if !child.isLeaf {
                graph.push(child)
            }
        }
    }

    /// Adds a view for the child that had this place before, if the view fits.
    mutating func add<V: View>(_ view: consuming V, oldPlace: Int) -> Bool {
        let child = old[oldPlace]
        guard child.viewType == V.self, child.listMark != mark else { return false }
        cursor = oldPlace + 1
        child.listMark = mark
        give(view, to: child)
        return true
    }

    private mutating func give<V: View>(_ view: consuming V, to child: Node) {
        graph.give(view, to: child)
        append(child)
    }

    private mutating func append(_ child: Node) {
        if new == nil, same < old.count, old[same] === child {
            same += 1
        } else {
            if new == nil { new = Array(old[..<same]) }
            new?.append(child)
        }
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
        if index == nil { index = places() }
        guard let place = index?[key] else { return nil }
        let child = old[place]
        guard child.viewType == type, child.role == role, child.listMark != mark else { return nil }
        cursor = place + 1
        child.listMark = mark
        return child
    }

    private func places() -> [ChildKey: Int] {
        var places = [ChildKey: Int](minimumCapacity: old.count)
        for place in old.indices.reversed() { places[old[place].key] = place }
        return places
    }

    /// Puts the new children in place and unmounts those that were not wanted again.
    mutating func finish() {
        if new == nil, same == old.count { return }
        node.children = new ?? Array(old[..<same])
        node.drawingChanged(in: graph)
        guard old.contains(where: { $0.listMark != mark }) else { return }
        let attic = node.memory as? RowAttic
        for child in old where child.listMark != mark {
            if let attic, attic.keeps(child.key) {
                attic.rows[child.key] = child
                graph.keepsRows = true
                child.setHidden(true)
            } else {
                child.unmount()
            }
        }
    }
}
