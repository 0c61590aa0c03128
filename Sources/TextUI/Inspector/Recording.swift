/// What has happened since a command, in the order in which it was heard.
struct Recording {
    /// A change of a view model's property.
    struct Change {
        let object: ObjectIdentifier
        let name: String
        let property: PropertyChange
    }

    enum Entry {
        /// The change at this place in `changes`.
        case changed(Int)
        /// A body ran. `cause` is nil for the first time.
        case ran(view: String, cause: Cause?, group: Int)
        /// What has no body was made anew: a `ForEach`, a field.
        case followed(part: String, group: Int)
        case work(String, WorkKind, owner: String)
        case made(String)
        case released(String)
        case remade(String)
    }

    let command: Int
    let title: String
    var entries: [Entry] = []
    var changes: [Change] = []
    /// The nodes whose bodies ran.
    var ran: Set<Int> = []
    /// How many bodies did not run.
    var untouched = 0

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

    /// Puts the changes before what they brought about, where they were only noticed at the end.
    mutating func tellChangesFirst() {
        func isChange(_ entry: Entry) -> Bool { if case .changed = entry { true } else { false } }
        entries = entries.filter(isChange) + entries.filter { !isChange($0) }
    }

    var isEmpty: Bool { entries.isEmpty }
}
