/// What a `ForEach` keeps besides its mounted rows.
///
/// In a list only the rows in the window are mounted. Rows that have left it stay here, hidden and not updated, so
/// that their state is there when they come back.
@MainActor final class RowAttic {
    var rows: [ChildKey: Node] = [:]

    /// The part of the data that is mounted; nil if all of it is.
    var window: Range<Int>?
    var total = 0
    /// The ids of the mounted rows, in order.
    var mounted: Any?

    /// The ids in the data, worked out when a row leaves.
    var ids: () -> Set<AnyHashable> = { [] }
    private var knownIDs: Set<AnyHashable>?

    func dataChanged(total: Int, ids: @escaping () -> Set<AnyHashable>) {
        self.total = total
        self.ids = ids
        knownIDs = nil
    }

    func keeps(_ key: ChildKey) -> Bool {
        guard window != nil, case .id(let id, _) = key else { return false }
        if knownIDs == nil { knownIDs = ids() }
        return knownIDs?.contains(id) ?? false
    }

    /// Lets go of rows whose data is gone.
    func prune() {
        guard !rows.isEmpty else { return }
        for (key, node) in rows where !keeps(key) {
            rows[key] = nil
            node.unmount()
        }
    }
}

extension Node {
    /// True in a row that has left the window of its list: such a row is not updated.
    var isDormant: Bool {
        if !graph.keepsRows { return false }
        var node = self
        while let parent = node.parent {
            if node.isHidden, let attic = parent.memory as? RowAttic, attic.rows[node.key] === node { return true }
            node = parent
        }
        return false
    }
}
