/// Draws the view tree: the views of the program, with what they hold, and what TextUI draws for them.
@MainActor struct TreeText {
    let inspector: Inspector
    private let numbers: [Int: Int]
    private static let mostSiblings = 20
    private static let fewestToFold = 3
    private static let deepest = 40

    init(_ inspector: Inspector) {
        self.inspector = inspector
        let controls = inspector.screen.shownControls.map { ($0.id, $0.number) }
        numbers = Dictionary(controls, uniquingKeysWith: { first, _ in first })
    }

    /// One view and what is below it.
    private struct Branch {
        let id: Int
        let line: String
        let branches: [Branch]
        /// How many lines are below.
        let count: Int
        /// Two branches that read the same have the same.
        let hash: Int

        init(id: Int, line: String, branches: [Branch]) {
            self.id = id
            self.line = line
            self.branches = branches
            count = branches.reduce(0) { $0 + 1 + $1.count }
            hash = [AnyHashable(line), AnyHashable(branches.map(\.hash))].hashValue
        }
    }

    /// The whole tree. What is as it was in `last` is told in one line.
    func whole(since last: inout [Int: Int]) -> String {
        guard let root = inspector.screen.graph.root else { return "nothing is on the screen" }
        let branches = self.branches(of: root)
        let lines = branches.flatMap { self.lines(of: $0, since: last) }
        last = [:]
        for branch in branches { note(branch, &last) }
        return lines.joined(separator: "\n")
    }

    /// The parts of the tree that begin with a view of this name.
    func parts(named name: String) throws(Complaint) -> String {
        guard let root = inspector.screen.graph.root else { return "nothing is on the screen" }
        var found: [Node] = []
        var names: Set<String> = []
        root.forEachMounted { node in
            guard isShown(node) else { return }
            let own = Self.name(of: node)
            names.insert(own)
            let isInside = found.contains { top in node.upwards.contains { $0 === top } }
            if own.lowercased().hasPrefix(name.lowercased()), !isInside { found.append(node) }
        }
        if found.isEmpty {
            let hint = NearMiss.suggestion(name, in: names.sorted())
            throw Complaint(
                "no view \(VisibleText.quoted(name)) is on the screen"
                    + (hint.isEmpty ? "; there are \(Listing.and(names.sorted()))" : hint))
        }
        return found.flatMap { branches(of: $0, isHidden: $0.upwards.contains(where: \.isHidden)) }
            .flatMap { lines(of: $0) }.joined(separator: "\n")
    }

    private func lines(of branch: Branch, since last: [Int: Int] = [:], depth: Int = 0) -> [String] {
        let line = String(repeating: "  ", count: depth) + branch.line
        if branch.count >= Self.fewestToFold, last[branch.id] == branch.hash {
            return ["\(line)  (\(branch.count) lines as before)"]
        }
        if depth == Self.deepest, branch.count > 0 {
            return ["\(line)  (\(ValueText.counted(branch.count, "line")) deeper: :tree NAME begins at a view)"]
        }
        return [line] + branch.branches.flatMap { lines(of: $0, since: last, depth: depth + 1) }
    }

    private func note(_ branch: Branch, _ hashes: inout [Int: Int]) {
        hashes[branch.id] = branch.hash
        for inner in branch.branches { note(inner, &hashes) }
    }

    // MARK: Nodes

    /// - Parameter isHidden: true if a view around it is hidden that is not in the tree, and so cannot say so itself.
    private func branches(of node: Node, isHidden: Bool = false) -> [Branch] {
        let isShown = isShown(node)
        let isHidden = isHidden || node.isHidden
        var below: [Branch] = []
        for child in node.children {
            below += branches(of: child, isHidden: isHidden && !isShown)
        }
        if below.count > Self.mostSiblings {
            let more = below.count - Self.mostSiblings
            below = below.prefix(Self.mostSiblings) + [Branch(id: -node.id, line: "… \(more) more", branches: [])]
        }
        if !isShown { return below }
        return [Branch(id: node.id, line: line(node, isHidden: isHidden, isLeaf: below.isEmpty), branches: below)]
    }

    private func isShown(_ node: Node) -> Bool {
        node.isNamed || node.anyView is any NamedRoot || (node.isBlock && node.memory as? Modal == nil)
    }

    private static func name(of node: Node) -> String {
        if let root = node.anyView as? any NamedRoot { return root.rootName }
        return node.isNamed ? node.displayName : node.kindName
    }

    private func line(_ node: Node, isHidden: Bool, isLeaf: Bool) -> String {
        var text = "\(Self.name(of: node)) #\(node.id)"
        if case .id(let id, _) = node.key { text += " id \(inspector.valueText.of(id.base))" }
        // What is in a stack stands below it.
        if !node.hasBody, isLeaf || node.control() != nil {
            let label = node.spokenLabel
            if !label.isEmpty { text += " \(ValueText.quoted(label))" }
        }
        if let number = numbers[node.id] { text += " [\(number)]" }
        if isHidden { text += " (hidden)" }
        for held in node.heldValues() where !held.isPlain || !held.models.isEmpty {
            text += "\(inspector.separator)\(held.holder) \(held.property) = \(inspector.valueText.of(held.value))"
        }
        for kind in inspector.workUnderway(in: node) { text += "\(inspector.separator)\(kind) running" }
        return text
    }
}
