/// What the types of a class's stored properties tell. Worked out once for each class.
@MainActor final class ModelFields {
    /// The properties that are `weak` or `unowned`.
    let weakNames: Set<String>
    /// False if no property can hold a view model, so that nobody has to look.
    let mayHoldModels: Bool

    private static var known: [ObjectIdentifier: ModelFields] = [:]

    static func of(_ type: Any.Type) -> ModelFields {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = ModelFields(type)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private init(_ type: Any.Type) {
        let fields = inheritedAndOwnFields(of: type)
        weakNames = Set(fields.filter { !$0.isStrong }.map(\.name))
        mayHoldModels = fields.contains { $0.isStrong && !$0.name.hasPrefix("_$") && HeldModels.mayBe(in: $0.type) }
    }
}
