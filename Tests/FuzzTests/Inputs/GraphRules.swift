@testable import TextUI

/// What holds for each graph when it has settled.
enum GraphRules {
    /// No two nodes are one: each id occurs once, and so does each key among the children of a node.
    @MainActor static func check(_ graph: Graph) throws(Finding) {
        var ids: Set<Int> = []
        var stack = [graph.root].compactMap { $0 }
        while let node = stack.popLast() {
            if !ids.insert(node.id).inserted { throw Finding("the node \(node.id) is in two places") }
            if !node.isMounted { throw Finding("\(node.viewType) is in the tree and not mounted") }
            var keys: Set<ChildKey> = []
            let kept = (node.memory as? RowAttic).map { Array($0.rows.values) } ?? []
            for child in node.children + kept {
                if child.parent !== node { throw Finding("\(child.viewType) has another parent") }
                if !keys.insert(child.key).inserted { throw Finding("the key \(child.key) is taken twice") }
            }
            stack += node.children + kept
        }
    }
}
