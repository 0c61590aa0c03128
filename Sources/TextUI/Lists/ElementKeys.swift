/// How an element says who it is. Two closures cannot be compared; the type of the `ForEach` stands for what they do.
struct ElementID<Element, ID>: ComparableInput {
    var path: KeyPath<Element, ID>?
    let of: (Element) -> ID

    static func isSame(_ old: Self, _ new: Self) -> Bool { old.path == new.path }
}

/// Finds the rows of a `ForEach` again by the ids of their elements.
///
/// The ids are compared as what they are. A key that hides their type costs several times as much, so it is made for new
/// rows only, and where ids occur more than once.
@MainActor struct ElementKeys<ID: Hashable> {
    private let ids: [ID]
    private let isSameOrder: Bool
    /// Where the row of each id was before.
    private var places: [ID: Int] = [:]
    /// How often each id has come so far; nil if each comes once.
    private var counts: [ID: Int]?

    /// - Parameter old: the ids of the mounted rows, in order.
    init(_ ids: [ID], old: [ID]) {
        self.ids = ids
        isSameOrder = ids == old
        if isSameOrder { return }
        if !Self.areUnique(ids) {
            counts = [:]
        } else if !old.isEmpty {
            places.reserveCapacity(old.count)
            for place in old.indices.reversed() { places[old[place]] = place }
        }
    }

    private static func areUnique(_ ids: [ID]) -> Bool {
        if let numbers = ids as? [Int], zip(numbers, numbers.dropFirst()).allSatisfy(<) { return true }
        return Set(ids).count == ids.count
    }

    /// Where the element at `index` had its row before; nil if it had none, or if ids do not say.
    func oldPlace(_ index: Int) -> Int? {
        if isSameOrder { return index }
        return places.isEmpty ? nil : places[ids[index]]
    }

    /// The key of an element; those with the same id are told apart by their occurrence.
    mutating func key(_ index: Int, in node: Node) -> ChildKey {
        let id = ids[index]
        guard let occurrence = counts?[id, default: 0] else { return .id(AnyHashable(id), occurrence: 0) }
        counts?[id] = occurrence + 1
        if occurrence == 1 { node.graph.diagnostics.duplicateID(AnyHashable(id), in: node) }
        return .id(AnyHashable(id), occurrence: occurrence)
    }
}
