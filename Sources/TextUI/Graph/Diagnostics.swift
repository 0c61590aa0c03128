/// Mistakes of a program that do not stop it, each told once.
@MainActor final class Diagnostics {
    private var told: Set<String> = []
    var report: (String) -> Void = { text in
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    func add(_ text: String) {
        guard told.count < 1_000, told.insert(text).inserted else { return }
        report(text)
    }

    func changedWhileDrawing(_ node: Node) {
        let name = typeName(node.viewType)
        add(
            """
            TextUI: \(name).body changed state while it was being evaluated.
            A body describes the view; it must not change what a view reads, or drawing never ends. \
            The change is kept, but \(name) is not evaluated again for it.
            Move the change into an action, .onAppear, .onChange or .task.
            """)
    }

    func neverSettles(_ nodes: [Node]) {
        let names = Set(nodes.map { typeName($0.owner?.viewType ?? $0.viewType) }).sorted().joined(separator: ", ")
        add(
            """
            TextUI: the views do not come to rest: \(names) changed again in each of 100 turns.
            A callback such as .onAppear or .onChange changes what makes it run again.
            Change the state only when the value is another one.
            """)
    }

    func duplicateID(_ id: AnyHashable, in node: Node) {
        add(
            """
            TextUI: ForEach\(place(of: node)): the id \(String(reflecting: id.base)) occurs more than once.
            Ids tell rows apart; of rows with the same id, state can go to the wrong one when the data changes.
            Give each element an id of its own.
            """)
    }
}

/// The view of the program that a node belongs to: " in CartView".
@MainActor func place(of node: Node) -> String { node.owner.map { " in \(typeName($0.viewType))" } ?? "" }

/// The name of a type as a person writes it: without the module.
func typeName(_ type: Any.Type) -> String { String(describing: type) }
