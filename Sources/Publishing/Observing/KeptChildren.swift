extension Mirror {
    /// The children that the value keeps itself, without its `weak` and `unowned` references: to read an `unowned` one
    /// whose object has gone ends the program.
    package var keptChildren: [Child] {
        let fields = LooseFields.known.fields(of: subjectType)
        if fields.loose.isEmpty { return Array(children) }
        // The fields of a superclass are counted first, but are no children of this mirror. A child is read when it is
        // asked for, so those that are left out are not read.
        return zip(children.indices, (fields.count - children.count)...).compactMap { index, place in
            fields.loose.contains(place) ? nil : children[index]
        }
    }
}

/// Which properties of a type are `weak` or `unowned`. Found once per type.
///
/// Sendable since every access of the variable is under the lock.
private final class LooseFields: @unchecked Sendable {
    static let known = LooseFields()

    private let lock = Lock()
    private var places: [ObjectIdentifier: (count: Int, loose: Set<Int>)] = [:]

    func fields(of type: Any.Type) -> (count: Int, loose: Set<Int>) {
        lock.withLock {
            if let known = places[ObjectIdentifier(type)] { return known }
            let fields = inheritedAndOwnFields(of: type)
            let found = (fields.count, Set(fields.indices.filter { !fields[$0].isStrong }))
            places[ObjectIdentifier(type)] = found
            return found
        }
    }
}
