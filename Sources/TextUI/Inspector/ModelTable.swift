/// The view models that have been met: numbers, texts and weak references, so that none is kept alive.
@MainActor final class ModelTable {
    final class Entry {
        let number: Int
        let name: String
        private(set) weak var object: AnyObject?
        /// The command in which it was first met.
        let command: Int
        /// Who keeps it, then who was handed it.
        var holders: [String] { keepers + visitors }
        private var keepers: [String] = []
        private var visitors: [String] = []
        private(set) var maker: String?
        /// True if a store or another view model holds it.
        private(set) var isKeptElsewhere = false

        init(_ object: AnyObject, number: Int, command: Int) {
            self.number = number
            self.object = object
            self.command = command
            name = typeName(type(of: object))
        }

        fileprivate func forgetHolders() {
            (keepers, visitors) = ([], [])
            isKeptElsewhere = false
        }

        fileprivate func add(_ model: FoundModel) {
            if !holders.contains(model.holder) {
                if model.keeping == .visit { visitors.append(model.holder) } else { keepers.append(model.holder) }
            }
            if model.keeping == .elsewhere { isKeptElsewhere = true }
            if maker == nil { maker = model.maker }
        }
    }

    private(set) var alive: [Entry] = []
    /// Those that have gone since somebody asked, the last thousand.
    private(set) var released: [Entry] = []
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0

    /// How often the value of a property was made again although its view stayed.
    private(set) var remade: [Remaking.Place: Remaking] = [:]

    func number(of object: AnyObject) -> Int? {
        entry(at: ObjectIdentifier(object))?.number
    }

    /// The living one with this identity: the entry of an object that has gone is not that of another at its address.
    func entry(at id: ObjectIdentifier) -> Entry? { entries[id].flatMap { $0.object == nil ? nil : $0 } }

    /// Takes up what is there now; gives what is new and what has gone.
    func update(_ found: [FoundModel], command: Int) -> (made: [Entry], gone: [Entry]) {
        let gone = alive.filter { $0.object == nil }
        if !gone.isEmpty {
            alive.removeAll { $0.object == nil }
            entries = entries.filter { $0.value.object != nil }
            released = (released + gone).suffix(1_000)
        }
        for entry in alive { entry.forgetHolders() }
        return (meet(found, command: command), gone)
    }

    /// Takes up what was found; gives what is new.
    func meet(_ found: [FoundModel], command: Int) -> [Entry] {
        var made: [Entry] = []
        for model in found {
            let entry = entry(at: ObjectIdentifier(model.object)) ?? take(model.object, command, &made)
            entry.add(model)
        }
        return made
    }

    private func take(_ object: AnyObject, _ command: Int, _ made: inout [Entry]) -> Entry {
        count += 1
        let entry = Entry(object, number: count, command: command)
        entries[ObjectIdentifier(object)] = entry
        alive.append(entry)
        made.append(entry)
        return entry
    }

    func forgetReleased() { released = [] }

    func noteRemade(_ place: Remaking.Place, _ remaking: Remaking, command: Int) {
        remade[place, default: remaking].commands.append(command)
    }

    func forget(node: Int) {
        if !remade.isEmpty { remade = remade.filter { $0.key.node != node } }
    }
}
