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
