/// What has happened since a command, in the order in which it was heard.
struct Recording {
    /// A change of a view model's property.
    struct Change {
        let object: ObjectIdentifier
        let name: String
        let property: PropertyChange
    }

    /// Why a body ran, and the group of the changes that came then.
    struct Reason: Equatable {
        let cause: Cause
        let group: Int
    }

    enum Entry: Equatable {
        /// The change at this place in `changes`.
        case changed(Int)
        /// A body ran. There are no reasons for the first time.
        case ran(view: String, reasons: [Reason])
        /// What has no body was made anew: a `ForEach`, a sheet.
        case followed(part: String, group: Int)
        /// These controls show another value. None is named if it is not known which.
        case drawn(controls: [String], group: Int)
        case work(String, WorkKind, owner: String)
        case made(String)
        case given(String)
        case released(String)
        case remade(String)

        /// True for what a change in a new view model brings about: a body that runs again, or the end of work.
        var isOutcome: Bool {
            if case .ran(_, let reasons) = self { return !reasons.isEmpty }
            return isEnd
        }

        var isMaking: Bool {
            switch self {
            case .made, .given: true
            default: false
            }
        }

        var isEnd: Bool { if case .work("finished", _, _) = self { true } else { false } }

        /// True for what comes of drawing alone.
        var isDrawing: Bool {
            switch self {
            case .ran, .followed, .drawn, .made, .given: true
            case .changed, .work, .released, .remade: false
            }
        }
    }

    let command: Int
    let title: String
    /// True if the command runs others again.
    var isReplay = false
    /// True if the command explains nothing unless something came of it: the frame is still the one before.
    var isFleeting = false
    /// What was heard, and how often one after the other.
    private(set) var entries: [(entry: Entry, count: Int)] = []
    /// How much was left out, so that what goes on without a command does not grow for ever.
    private(set) var leftOut = 0
    /// How many of the entries have been told; nil as long as nobody has been told anything.
    private(set) var told: Int?
    var changes: [Change] = []
    /// The view models that were made.
    var made: Set<ObjectIdentifier> = []
    /// The names of the objects that said that they change.
    var names: [ObjectIdentifier: String] = [:]
    /// The nodes whose bodies ran, and those whose bodies ran since somebody was told.
    private var ran: Set<Int> = []
    private var ranLately: Set<Int> = []
    /// How many bodies did not run, and how many not since somebody was told.
    private(set) var untouched = (all: 0, lately: 0)

    /// Where in `changes` each group begins: what has changed since views were told that something they read changes.
    private var groups: [Int] = []

    init(command: Int, title: String) {
        self.command = command
        self.title = title
    }

    /// The group of the changes that come now.
    mutating func openGroup() -> Int {
        if groups.last != changes.count { groups.append(changes.count) }
        return groups.count - 1
    }

    func changes(inGroup group: Int) -> ArraySlice<Change> {
        guard groups.indices.contains(group) else { return [] }
        let end = group + 1 < groups.count ? groups[group + 1] : changes.count
        return changes[groups[group]..<end]
    }

    mutating func note(_ entry: Entry) {
        if entries.count > told ?? 0, entries.last?.entry == entry {
            entries[entries.count - 1].count += 1
        } else if entries.count < Self.mostEntries {
            entries.append((entry, 1))
        } else {
            leftOut += 1
        }
    }

    mutating func drop(_ entry: Entry) { entries.removeAll { $0.entry == entry } }

    private static let mostEntries = 1_000

    /// What was said to be drawn again because of a change that had not happened yet, and the place of that change.
    private var pending: [(entry: Entry, change: Int)] = []

    /// Hears that a part will be drawn again because of what changes next.
    mutating func follow(_ part: String) {
        pending.append((.followed(part: part, group: openGroup()), changes.count))
    }

    /// Hears that a control will show what changes next.
    mutating func followControl() {
        pending.append((.drawn(controls: [], group: openGroup()), changes.count))
    }

    /// Says which controls show another value than before, where that was not known when it was heard.
    mutating func name(controls: [String]) {
        for place in entries.indices {
            guard case .drawn([], let group) = entries[place].entry else { continue }
            entries[place].entry = .drawn(controls: controls, group: group)
        }
    }

    mutating func isTold() {
        told = entries.count
        ranLately = []
    }

    /// Hears that the body of a view ran; false if that is known.
    mutating func hears(bodyOf node: Node) -> Bool {
        ranLately.insert(node.id)
        return ran.insert(node.id).inserted
    }

    mutating func forget(bodyOf node: Node) {
        ran.remove(node.id)
        ranLately.remove(node.id)
    }

    /// Counts the views whose bodies did not run.
    @MainActor mutating func countUntouched(below root: Node) {
        untouched = (0, 0)
        root.forEachShown { node in
            guard node.isNamed else { return }
            if !ran.contains(node.id) { untouched.all += 1 }
            if !ranLately.contains(node.id) { untouched.lately += 1 }
        }
    }

    /// True if something was heard since somebody was told.
    var hasNews: Bool { entries.count > told ?? 0 || awaitsChanges }

    var awaitsChanges: Bool { !pending.isEmpty }

    /// Tells what was to be drawn again: what waits for a change only once that has come, unless it is `overdue`.
    mutating func notePending(overdue: Bool) {
        let due = pending.filter { overdue || $0.change < changes.count }
        pending.removeAll { overdue || $0.change < changes.count }
        for (entry, _) in due { note(entry) }
    }

    /// Puts the end of work after the bodies that ran for its last change: which is heard first is a matter of chance.
    mutating func tellEndsLast() {
        for place in entries.indices.dropLast().reversed() where entries[place].entry.isEnd {
            var place = place
            while place + 1 < entries.count, entries[place + 1].entry.isDrawing {
                entries.swapAt(place, place + 1)
                place += 1
            }
        }
    }

    /// Leaves what is there in the end, of a command that has run others again: what came, and what went.
    mutating func keepOutcome() {
        entries = entries.filter { noted in
            switch noted.entry {
            case .made, .released: true
            default: false
            }
        }
    }

    /// Puts the changes before what they brought about, where they were only noticed at the end. What has changed in a
    /// view model that was made meanwhile comes behind that.
    mutating func tellChangesFirst() {
        var (first, later, others): ([(Entry, Int)], [(Entry, Int)], [(entry: Entry, count: Int)]) = ([], [], [])
        for noted in entries {
            guard case .changed(let place) = noted.entry else {
                others.append(noted)
                continue
            }
            if made.contains(changes[place].object) { later.append(noted) } else { first.append(noted) }
        }
        let lastMade = others.lastIndex { $0.entry.isMaking } ?? 0
        let behind = others.indices.dropFirst(lastMade).first { others[$0].entry.isOutcome } ?? others.endIndex
        entries = first + others[..<behind] + later + others[behind...]
    }

    var isEmpty: Bool { entries.isEmpty }
}
