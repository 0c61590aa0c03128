/// The classic mistake: a view model that is made again with each redraw of a parent, while its view stays.
struct Remaking {
    struct Place: Hashable, Comparable {
        let node: Int
        let view: String
        let holder: String
        let property: String

        static func < (left: Self, right: Self) -> Bool {
            (left.node, left.property) < (right.node, right.property)
        }
    }

    let model: String
    /// True if the first one stays in use, as with `@State`.
    let isThrownAway: Bool
    var commands: [Int] = []
}

/// A view model that a view was handed in place of another one.
struct Suspect {
    let place: Remaking.Place
    weak var object: AnyObject?
    let remaking: Remaking
    let text: String

    init(place: Remaking.Place, object: AnyObject, remaking: Remaking, _ text: String) {
        self.place = place
        self.object = object
        self.remaking = remaking
        self.text = text
    }
}

/// The view models that view values have brought anew in a command, until it is known who keeps them.
struct Suspects {
    private var list: [Suspect] = []

    mutating func add(_ suspect: Suspect) { list.append(suspect) }

    /// Takes away those of a view that has left, since it did not stay. Gives what was told of them.
    mutating func clear(node: Int) -> [String] {
        defer { list.removeAll { $0.place.node == node } }
        return list.filter { $0.place.node == node }.map(\.text)
    }

    /// Takes all away, each with whether it was made in vain. One that was replaced again within the command is
    /// gone; the last in its place speaks for it.
    mutating func judge(isKept: (ObjectIdentifier) -> Bool) -> [(suspect: Suspect, isGuilty: Bool)] {
        var last: [Remaking.Place: Suspect] = [:]
        for suspect in list { last[suspect.place] = suspect }
        defer { list = [] }
        return list.map { suspect in
            (suspect, last[suspect.place]?.object.map { isKept(ObjectIdentifier($0)) } != true)
        }
    }
}
