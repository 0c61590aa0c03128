/// The view models that have been met: numbers, texts and weak references, so that none is kept alive.
@MainActor final class ModelTable {
    struct Entry {
        let number: Int
        let name: String
        weak var object: AnyObject?
        /// The command in which it was first met.
        let command: Int
        var holders: [String]
        var maker: String?
    }

    private(set) var alive: [Entry] = []
    /// Those that have gone since somebody asked.
    private(set) var released: [Entry] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var count = 0

    /// How often the value of a property was made again although its view stayed.
    private(set) var remade: [Remaking.Place: Remaking] = [:]

    func number(of object: AnyObject) -> Int? {
        guard let number = numbers[ObjectIdentifier(object)] else { return nil }
        // A number of an object that has gone is not given to another one at its address.
        return alive.contains { $0.number == number && $0.object === object } ? number : nil
    }

    /// Takes up what is there now; gives what is new and what has gone.
    func update(_ found: [FoundModel], command: Int) -> (made: [Entry], gone: [Entry]) {
        let gone = alive.filter { $0.object == nil }
        if !gone.isEmpty {
            alive.removeAll { $0.object == nil }
            let left = Set(gone.map(\.number))
            numbers = numbers.filter { !left.contains($0.value) }
            released += gone
        }
        var made: [Int] = []
        var places = Dictionary(uniqueKeysWithValues: alive.enumerated().map { ($1.number, $0) })
        for place in alive.indices { alive[place].holders = [] }
        for model in found {
            let id = ObjectIdentifier(model.object)
            if numbers[id] == nil {
                count += 1
                numbers[id] = count
                places[count] = alive.count
                made.append(count)
                alive.append(
                    Entry(
                        number: count, name: typeName(type(of: model.object)), object: model.object, command: command,
                        holders: [], maker: nil))
            }
            guard let number = numbers[id], let place = places[number] else { continue }
            if !alive[place].holders.contains(model.holder) { alive[place].holders.append(model.holder) }
            if alive[place].maker == nil { alive[place].maker = model.maker }
        }
        return (alive.filter { made.contains($0.number) }, gone)
    }

    func forgetReleased() { released = [] }

    func noteRemade(_ place: Remaking.Place, model: String, isThrownAway: Bool, command: Int) {
        remade[place, default: Remaking(model: model, isThrownAway: isThrownAway)].commands.append(command)
    }

    func forget(node: Int) { remade = remade.filter { $0.key.node != node } }
}

/// The classic mistake: a view model that is made again with each redraw of a parent, while its view stays.
struct Remaking {
    struct Place: Hashable {
        let node: Int
        let view: String
        let holder: String
        let property: String
    }

    let model: String
    /// True if the first one stays in use, as with `@State`.
    let isThrownAway: Bool
    var commands: [Int] = []
}
