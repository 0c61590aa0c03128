/// Finds the view models in a value: in a collection, an optional or a tuple, behind the case of an enum, in a struct.
@MainActor struct HeldModels {
    private(set) var found: [AnyObject] = []

    private static let most = 100
    private static let deepest = 4

    static func of(_ value: Any) -> [AnyObject] {
        var models = HeldModels()
        models.look(into: value, depth: 0)
        return models.found
    }

    private mutating func look(into value: Any, depth: Int) {
        if found.count >= Self.most { return }
        if type(of: value) is AnyClass {
            if isModel(value) { found.append(value as AnyObject) }
            return
        }
        guard depth < Self.deepest, Self.mayBe(in: type(of: value)) else { return }
        if let collection = value as? any InspectableCollection {
            for element in collection.firstHeld(Self.most) { look(into: element, depth: depth + 1) }
        } else if let inner = ValueText.unwrapped(value) {
            if let inner { look(into: inner, depth: depth + 1) }
        } else if ValueText.canMirror(value) {
            for child in Mirror(reflecting: value).keptChildren { look(into: child.value, depth: depth + 1) }
        }
    }

    // MARK: Types

    private static var known: [ObjectIdentifier: Bool] = [:]

    /// False if no value of the type can hold a view model, so that nobody has to look.
    static func mayBe(in type: Any.Type, depth: Int = 0) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let may = workOut(type, depth)
        // Deep down the answer is cut short, and no answer for the type.
        if depth == 0 { known[ObjectIdentifier(type)] = may }
        return may
    }

    private static func workOut(_ type: Any.Type, _ depth: Int) -> Bool {
        if isTrivial(type) || depth > deepest { return false }
        if let collection = type as? any InspectableCollection.Type {
            return mayBe(in: collection.heldType, depth: depth + 1)
        }
        if let optional = type as? any InspectableOptional.Type {
            return mayBe(in: optional.wrappedType, depth: depth + 1)
        }
        if type is any InspectableWrapper.Type || type is any PublishedValue.Type { return true }
        switch TypeKind(of: type) {
        case .class, .other: return true
        case .function: return false
        case .struct:
            if type is any View.Type || isOfSystem(type) { return false }
            return storedFields(of: type).contains { field in
                field.isStrong && mayBe(in: field.type, depth: depth + 1)
            }
        }
    }

    /// Strings, addresses and the like hold objects of their own, and none of the program.
    private static func isOfSystem(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return ["Swift.", "Foundation", "Dispatch.", "Observation."].contains { name.hasPrefix($0) }
    }
}
