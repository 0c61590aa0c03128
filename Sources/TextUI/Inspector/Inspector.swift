/// Explains the running program: what changed, why bodies ran, who holds which view model.
///
/// It listens to the graph and keeps texts, numbers and weak references only. While the trace is off it notes what ran
/// and looks at the view models once a command, so that `:why` can answer; while it is on, it also looks at each change.
@MainActor final class Inspector {
    /// Set by the screen itself, before it mounts anything.
    unowned var screen: GraphScreen!
    let symbols: TextSymbols
    private(set) lazy var sources = SourceIndex(
        root: SourceIndex.packageRoot(
            executable: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]),
            currentDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)))
    let models = ModelTable()
    var isTracing = false

    private(set) var recording = Recording(command: 0, title: "the start")
    private var command = 0
    private var snapshots: [Int: ModelSnapshot] = [:]
    /// Why a node will be evaluated, heard before its body runs.
    private var causes: [Int: (Cause, group: Int)] = [:]
    private var mounted: Set<Int> = []
    private var work: [Int: (WorkKind, owner: String)] = [:]
    /// How many parts of values have been looked at in this command.
    private var cost = 0
    var lastTree: [Int: String] = [:]

    /// Values larger than this are looked at once a command, not at each change.
    private static let mostCost = 20_000

    init(symbols: TextSymbols) {
        self.symbols = symbols
    }

    func attach(to graph: Graph) {
        graph.observers.append(self)
        graph.activities.workEnded = { [weak self] in self?.ended($0) }
        work = [:]
        lastTree = [:]
    }

    var valueText: ValueText { ValueText { [models] in models.number(of: $0) } }

    // MARK: A command

    /// A command begins that may change the screen.
    func begin(_ title: String) {
        command += 1
        recording = Recording(command: command, title: title)
        causes.removeAll(keepingCapacity: true)
        mounted.removeAll(keepingCapacity: true)
        cost = 0
    }

    /// The command has ended: looks at all view models, and counts what was left alone.
    func finish() {
        noteChanges()
        if !isTracing { recording.tellChangesFirst() }
        let (made, gone) = models.update(ModelFinder.models(in: screen.graph), command: command)
        for entry in made {
            snapshots[entry.number] = entry.object.map { ModelSnapshot($0, text: valueText) }
            recording.entries.append(.made("\(entry.name) #\(entry.number), \(entry.holders.first ?? "")"))
        }
        for entry in gone {
            snapshots[entry.number] = nil
            recording.entries.append(.released("\(entry.name) #\(entry.number)"))
        }
        var others = 0
        screen.graph.root?.forEachMounted { node in
            if node.isNamed, node.isVisible, !recording.ran.contains(node.id) { others += 1 }
        }
        recording.untouched = others
    }

    var trace: String { TraceText(recording: recording).lines() }

    /// Compares each known view model with what it was.
    private func noteChanges() {
        for entry in models.alive {
            guard let object = entry.object, let old = snapshots[entry.number] else { continue }
            let new = ModelSnapshot(object, text: valueText)
            cost += new.cost
            snapshots[entry.number] = new
            for change in new.changes(since: old, of: object, arrow: symbols.arrow, text: valueText) {
                recording.entries.append(.changed(recording.changes.count))
                recording.changes.append(
                    Recording.Change(object: ObjectIdentifier(object), name: name(of: entry), property: change))
            }
        }
    }

    /// The type, with the number where there are several of it.
    private func name(of entry: ModelTable.Entry) -> String {
        let others = models.alive.contains { $0.name == entry.name && $0.number != entry.number && $0.object != nil }
        return others ? "\(entry.name) #\(entry.number)" : entry.name
    }

    /// What async work each view has underway, by the name of the work.
    var workOwners: [(key: String, value: String)] {
        work.values.map { kind, owner in
            switch kind {
            case .task: (key: ".task", value: owner)
            case .refresh: (key: ".refreshable", value: owner)
            case .action: (key: "work of an action", value: owner)
            }
        }
    }

    private var looksClosely: Bool { isTracing && cost < Self.mostCost }
}

extension Inspector: GraphObserver {
    func mounted(_ node: Node) { mounted.insert(node.id) }

    func unmounted(_ node: Node) {
        causes[node.id] = nil
        models.forget(node: node.id)
    }

    func invalidated(_ node: Node, because cause: Cause) {
        if looksClosely { noteChanges() }
        let group = recording.openGroup()
        if !node.hasBody {
            recording.entries.append(.followed(part: "\(node.kindName) in \(node.displayName)", group: group))
        } else if causes[node.id] == nil {
            causes[node.id] = (cause, group)
        }
    }

    func drawnValueChanged() {
        if looksClosely { noteChanges() }
        recording.entries.append(.followed(part: "a control", group: recording.openGroup()))
    }

    func bodyRan(_ node: Node) {
        if looksClosely, causes[node.id] != nil { noteChanges() }
        let isFirst = mounted.remove(node.id) != nil
        let known = causes.removeValue(forKey: node.id)
        guard recording.ran.insert(node.id).inserted || known != nil else { return }
        if !node.isNamed, isFirst { return }
        let cause = isFirst ? nil : known?.0 ?? .parent
        let view = node.isNamed ? node.displayName : "a part of \(node.displayName)"
        recording.entries.append(.ran(view: view, cause: cause, group: known?.group ?? -1))
    }

    func received(_ node: Node, old: @autoclosure () -> [HeldValue], new: @autoclosure () -> [HeldValue]) {
        for (old, new) in zip(old(), new()) {
            guard let before = old.brought, let after = new.brought, before !== after, isModel(after) else { continue }
            // One that somebody else knows is another view model, not the same one made again.
            if models.number(of: after) != nil { continue }
            let place = Remaking.Place(
                node: node.id, view: node.displayName, holder: old.holder, property: old.property)
            let model = typeName(type(of: after))
            models.noteRemade(place, model: model, isThrownAway: old.isOwned, command: command)
            recording.entries.append(
                .remade("\(model) for \(old.holder) \(old.property) of \(place.view), which stayed"))
        }
    }

    func began(_ work: Int, _ kind: WorkKind, of node: Node) {
        self.work[work] = (kind, node.displayName)
        recording.entries.append(.work("started", kind, owner: node.displayName))
    }

    func ended(_ work: Int) {
        guard let (kind, owner) = self.work.removeValue(forKey: work) else { return }
        recording.entries.append(.work("finished", kind, owner: owner))
    }

    func cancelled(_ work: Int) {
        guard let (kind, owner) = self.work.removeValue(forKey: work) else { return }
        recording.entries.append(.work("cancelled", kind, owner: owner))
    }
}
