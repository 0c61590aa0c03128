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
    let jotter = Jotter()
    var isTracing = false {
        willSet { jotter.hears(atOnce: newValue) }
    }

    var recording = Recording(command: 0, title: "the start")
    /// The one before, which explains the frame as long as nothing comes of this one.
    private var previous = Recording(command: 0, title: "the start")
    private var command = 0
    private var snapshots: [Int: ModelSnapshot] = [:]
    /// Why a node will be evaluated, heard before its body runs.
    private var causes: [Int: [Recording.Reason]] = [:]
    private var work: [Int: (WorkKind, owner: String)] = [:]
    /// What view values have brought anew in this command.
    private var suspects = Suspects()
    /// How many parts of values have been looked at in this command.
    private var cost = 0
    var lastTree: [Int: Int] = [:]
    /// The controls as they were before the command.
    var controlsBefore: [Frame.Control] = []

    /// Values larger than this are looked at once a command, not at each change.
    private static let mostCost = 2_000
    private static let mostReasons = 4

    init(symbols: TextSymbols) {
        self.symbols = symbols
        jotter.inspector = self
    }

    func attach(to graph: Graph) {
        graph.observers.append(jotter)
        graph.activities.workEnded = { [weak jotter] in jotter?.ended($0) }
        work = [:]
        lastTree = [:]
    }

    // MARK: A command

    /// A command begins that may change the screen.
    func begin(_ title: String) {
        jotter.workOut()
        command += 1
        if !recording.isFleeting || !recording.isEmpty { previous = recording }
        recording = Recording(command: command, title: title)
        causes.removeAll(keepingCapacity: true)
        cost = 0
        controlsBefore = screen.shownControls
    }

    /// The command was refused: if nothing came of it, it has no number, and the frame is that of the one before.
    func takeBack() {
        jotter.workOut()
        guard recording.isEmpty else { return }
        command -= 1
        recording = previous
    }

    /// The command has ended: looks at all view models, and counts what was left alone.
    func finish() {
        jotter.workOut()
        noteChanges()
        recording.notePending(overdue: true)
        recording.name(controls: changedControls())
        if !isTracing { recording.tellChangesFirst() }
        recording.tellEndsLast()
        let (made, gone) = models.update(ModelFinder.models(in: screen.graph), command: command)
        note(made, at: nil)
        for entry in gone {
            snapshots[entry.number] = nil
            recording.note(.released("\(entry.name) #\(entry.number)"))
        }
        judgeRemade()
        if recording.isReplay { recording.keepOutcome() }
        screen.graph.root.map { recording.countUntouched(below: $0) }
    }

    /// How the newest frame came about.
    var trace: String {
        let shown = recording.isFleeting && recording.isEmpty ? previous : recording
        return TraceText(recording: shown, isTraced: isTracing).lines()
    }

    /// Compares each known view model with what it was, then tells what was said to be drawn again because of it.
    private func noteChanges() {
        // What has become secret must not be told of the snapshots before either.
        let hidesMore = screen.graph.secrets.look()
        for entry in models.alive {
            guard let object = entry.object, let old = snapshots[entry.number] else { continue }
            cost += old.cost
            if !old.differs(from: object, text: valueText) {
                if hidesMore { snapshots[entry.number] = ModelSnapshot(object, text: valueText) }
                continue
            }
            // What it holds now may be new, and is to be told by its number.
            let held = models.meet(ModelFinder.models(heldBy: object), command: command)
            note(held, at: nil)
            let new = ModelSnapshot(object, text: valueText)
            snapshots[entry.number] = new
            for change in new.changes(since: old, of: object, arrow: symbols.arrow, text: valueText) {
                recording.note(.changed(recording.changes.count))
                recording.changes.append(
                    Recording.Change(object: ObjectIdentifier(object), name: name(of: entry), property: change))
            }
        }
        recording.notePending(overdue: false)
    }

    /// Tells of view models that are met for the first time, and what each has been given.
    private func note(_ made: [ModelTable.Entry], at node: Node?) {
        if made.isEmpty { return }
        let text = DependencyText(inspector: self)
        let dependencies = text.dependencies(at: node)
        for entry in made {
            guard let object = entry.object else { continue }
            snapshots[entry.number] = ModelSnapshot(object, text: valueText)
            // What is injected was there before: the view model that is given it says so.
            if dependencies.contains(where: { $0.isObject(object) }) { continue }
            let name = "\(entry.name) #\(entry.number)"
            recording.made.insert(ObjectIdentifier(object))
            recording.note(.made("\(name), \(entry.holders.first ?? "")"))
            for dependency in text.given(dependencies, to: object) {
                recording.note(.given("to \(name): \(dependency)"))
            }
        }
    }

    /// What a store or a coordinator has replaced was replaced on purpose; what only a view value brought, was not.
    private func judgeRemade() {
        for (suspect, isGuilty) in suspects.judge(isKept: { models.entry(at: $0)?.isKeptElsewhere == true }) {
            if isGuilty {
                models.noteRemade(suspect.place, suspect.remaking, command: command)
            } else {
                recording.drop(.remade(suspect.text))
            }
        }
    }

    /// The type, with the number where there are several of it.
    private func name(of entry: ModelTable.Entry) -> String {
        let others = models.alive.contains { $0.name == entry.name && $0.number != entry.number && $0.object != nil }
        return others ? "\(entry.name) #\(entry.number)" : entry.name
    }

    /// The async work that a view has underway.
    func workUnderway(in node: Node) -> [String] {
        node.isNamed ? work.values.filter { $0.owner == node.displayName }.map(\.0.text).sorted() : []
    }

    private var looksClosely: Bool { isTracing && cost < Self.mostCost }
}

extension Inspector: GraphObserver {
    func unmounted(_ node: Node) {
        causes[node.id] = nil
        recording.forget(bodyOf: node)
        models.forget(node: node.id)
        for text in suspects.clear(node: node.id) { recording.drop(.remade(text)) }
    }

    func invalidated(_ node: Node, because cause: Cause) {
        if looksClosely { noteChanges() }
        if !node.hasBody {
            recording.follow("\(node.kindName) in \(node.displayName)")
        } else {
            let reason = Recording.Reason(cause: cause, group: recording.openGroup())
            if case .object(let id) = cause { recording.names[id] = models.entry(at: id).map(name) }
            let known = causes[node.id, default: []]
            if known.count < Self.mostReasons, !known.contains(reason) { causes[node.id] = known + [reason] }
        }
    }

    func drawnValueChanged() {
        if looksClosely { noteChanges() }
        recording.followControl()
    }

    func bodyRan(_ node: Node, isFirst: Bool) {
        if looksClosely, causes[node.id] != nil || recording.awaitsChanges { noteChanges() }
        // Bodies run behind the change, also behind one in what no view model tells.
        recording.notePending(overdue: true)
        let known = causes.removeValue(forKey: node.id)
        guard recording.hears(bodyOf: node) || known != nil else { return }
        if isFirst ? node.ownsValues : looksClosely {
            note(models.meet(ModelFinder.models(of: node), command: command), at: node)
        }
        if !node.isNamed, isFirst { return }
        let reasons = isFirst ? [] : known ?? [Recording.Reason(cause: .parent, group: -1)]
        let view = node.isNamed ? node.displayName : "\(node.kindName) in \(node.displayName)"
        recording.note(.ran(view: view, reasons: reasons))
    }

    func received(_ node: Node, old: @autoclosure () -> [HeldValue], new: @autoclosure () -> [HeldValue]) {
        for (old, new) in zip(old(), new()) {
            guard let before = old.brought, let after = new.brought, before !== after, isModel(after) else { continue }
            // One that somebody else knows is another view model, not the same one made again.
            if models.number(of: after) != nil { continue }
            let place = Remaking.Place(
                node: node.id, view: node.displayName, holder: old.holder, property: old.property)
            let model = typeName(type(of: after))
            let text = "\(model) for \(old.holder) \(old.property) of \(place.view), which stayed"
            recording.note(.remade(text))
            suspects.add(
                Suspect(place: place, object: after, remaking: Remaking(model: model, isThrownAway: old.isOwned), text))
        }
    }

    func began(_ work: Int, _ kind: WorkKind, of node: Node) {
        self.work[work] = (kind, node.displayName)
        recording.note(.work("started", kind, owner: node.displayName))
    }

    func ended(_ work: Int) {
        guard let (kind, owner) = self.work.removeValue(forKey: work) else { return }
        if looksClosely { noteChanges() }
        recording.note(.work("finished", kind, owner: owner))
    }

    func cancelled(_ work: Int) {
        guard let (kind, owner) = self.work.removeValue(forKey: work) else { return }
        recording.note(.work("cancelled", kind, owner: owner))
    }
}
