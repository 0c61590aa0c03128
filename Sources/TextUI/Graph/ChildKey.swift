/// How a node tells a child from its siblings.
enum ChildKey: Hashable {
    /// Structural identity: the place in the parent.
    case position(Int)

    /// Explicit identity: an id from the data, and which of those with the same id it is. Indirect, since most nodes
    /// have none and a key would take the room of an id.
    indirect case id(AnyHashable, occurrence: Int)
}

/// What a child is for its parent.
enum ChildRole {
    /// Part of the content: laid out in place.
    case content
    /// A sheet, alert or other modal: a surface of its own.
    case modal
    /// A level of a navigation stack: only the last is drawn.
    case level
    /// A toolbar's items, a tab's label, a section's header and the like: the parent draws it where it belongs.
    case part(Int)
}

extension ChildRole: Equatable {}
