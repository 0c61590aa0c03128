/// Draws the view tree: the views of the program, with what they hold, and what TextUI draws for them.
@MainActor struct TreeText {
    let inspector: Inspector
    private let numbers: [Int: Int]
    private static let mostSiblings = 20
    private static let fewestToFold = 3

    init(_ inspector: Inspector) {
        self.inspector = inspector
        let controls = inspector.screen.shownControls.map { ($0.id, $0.number) }
        numbers = Dictionary(controls, uniquingKeysWith: { first, _ in first })
    }

    /// One view and what is below it.
    private struct Branch {
        let id: Int
        let line: String
        var branches: [Branch]

        func lines(indent: String = "") -> [String] {
            [indent + line] + branches.flatMap { $0.lines(indent: indent + "  ") }
        }
    }

    /// The whole tree. What is as it was in `last` is told in one line.
    func whole(since last: inout [Int: String]) -> String {
        guard let root = inspector.screen.graph.root else { return "nothing is on the screen" }
        let branches = self.branches(of: root)
        var texts: [Int: String] = [:]
        let lines = branches.flatMap { folded($0, indent: "", last, &texts) }
        last = texts
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
        return found.flatMap { branches(of: $0) }.flatMap { $0.lines() }.joined(separator: "\n")
    }

    private func folded(
        _ branch: Branch, indent: String, _ last: [Int: String], _ texts: inout [Int: String]
    ) -> [String] {
        let lines = branch.lines()
        let text = lines.joined(separator: "\n")
        if lines.count > Self.fewestToFold, last[branch.id] == text {
            note(branch, &texts)
            return ["\(indent)\(branch.line)  (\(lines.count - 1) lines as before)"]
        }
        texts[branch.id] = text
        return [indent + branch.line] + branch.branches.flatMap { folded($0, indent: indent + "  ", last, &texts) }
    }

    private func note(_ branch: Branch, _ texts: inout [Int: String]) {
        texts[branch.id] = branch.lines().joined(separator: "\n")
        for inner in branch.branches { note(inner, &texts) }
    }

    // MARK: Nodes

    private func branches(of node: Node) -> [Branch] {
        var below: [Branch] = []
        for child in node.children {
            below += branches(of: child)
        }
        if below.count > Self.mostSiblings {
            let more = below.count - Self.mostSiblings
            below = below.prefix(Self.mostSiblings) + [Branch(id: -node.id, line: "… \(more) more", branches: [])]
        }
        return isShown(node) ? [Branch(id: node.id, line: line(node), branches: below)] : below
    }

    private func isShown(_ node: Node) -> Bool {
        node.isNamed || node.anyView is any NamedRoot || (node.isBlock && node.memory as? Modal == nil)
    }

    private static func name(of node: Node) -> String {
        if let root = node.anyView as? any NamedRoot { return root.rootName }
        return node.isNamed ? node.displayName : node.kindName
    }

    private func line(_ node: Node) -> String {
        var text = "\(Self.name(of: node)) #\(node.id)"
        if case .id(let id, _) = node.key { text += " id \(inspector.valueText.of(id.base))" }
        if !node.hasBody, node.children.allSatisfy({ !$0.isBlock }) || node.control() != nil {
            let label = node.spokenLabel
            if !label.isEmpty { text += " \(ValueText.quoted(label))" }
        }
        if let number = numbers[node.id] { text += " [\(number)]" }
        if node.isHidden { text += " (hidden)" }
        for held in node.heldValues() where held.holder != "let" || held.model != nil {
            text += "\(inspector.separator)\(held.holder) \(held.property) = \(inspector.valueText.of(held.value))"
        }
        for kind in inspector.workUnderway(in: node) { text += "\(inspector.separator)\(kind) running" }
        return text
    }
}
