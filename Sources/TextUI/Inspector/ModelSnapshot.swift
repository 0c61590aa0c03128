/// The properties of a view model as they are now: texts and hashes alone, so that nothing is kept alive.
@MainActor struct ModelSnapshot {
    struct Property {
        let name: String
        /// True if views can depend on it: a property that `@Observable` or `@Published` watches.
        let isObserved: Bool
        let text: String
        let parts: ValueParts
    }

    let properties: [Property]
    /// How many parts there are: what the snapshot has cost.
    var cost: Int { properties.reduce(0) { $0 + $1.parts.hashes.count } }

    init(_ model: AnyObject, text: ValueText) {
        properties = Self.storedProperties(of: model).map { stored in
            Property(
                name: stored.name, isObserved: stored.isObserved, text: text.of(stored.value),
                parts: ValueParts(of: stored.value, text: text))
        }
    }

    /// A stored property by the name that the program gives it.
    struct Stored {
        let name: String
        let isObserved: Bool
        /// False for `weak` and `unowned`.
        let isStrong: Bool
        let value: Any
    }

    /// The stored properties, inherited ones first.
    static func storedProperties(of model: AnyObject) -> [Stored] {
        guard ValueText.canMirror(model) else { return [] }
        var levels: [Mirror] = []
        var level: Mirror? = Mirror(reflecting: model)
        while let mirror = level {
            levels.append(mirror)
            level = mirror.superclassMirror
        }
        let isMacro = model is any Observable
        let weak = ModelFields.of(type(of: model)).weakNames
        return levels.reversed().flatMap(\.keptChildren).compactMap { label, value in
            guard let label, !label.hasPrefix("_$"), !label.hasPrefix("$__lazy") else { return nil }
            if let wrapped = Self.wrappedValue(value) {
                let name = String(label.drop { $0 == "_" })
                return Stored(name: name, isObserved: wrapped.isObserved, isStrong: true, value: wrapped.value)
            }
            // `@Observable` keeps `count` in `_count`.
            let isObserved = isMacro && label.hasPrefix("_")
            return Stored(
                name: isObserved ? String(label.dropFirst()) : label, isObserved: isObserved,
                isStrong: !weak.contains(label), value: value)
        }
    }

    /// What is in the properties that hold something, and in optionals and wrappers there. A `weak` or `unowned` way
    /// back to an owner holds nothing.
    static func heldValues(of model: AnyObject) -> [(name: String, value: Any)] {
        storedProperties(of: model).filter(\.isStrong).compactMap { property in
            (ValueText.unwrapped(property.value) ?? property.value).map { (property.name, $0) }
        }
    }

    /// The value in a property wrapper, if it is one.
    private static func wrappedValue(_ value: Any) -> (value: Any, isObserved: Bool)? {
        if let published = value as? any PublishedValue { return (published.currentValue, true) }
        guard ValueText.canMirror(value), TypeKind(of: type(of: value)) == .struct,
            let child = Mirror(reflecting: value).keptChildren.first(where: { $0.label == "wrappedValue" })
        else { return nil }
        return (child.value, false)
    }
}

/// A difference between two snapshots of a view model.
struct PropertyChange: Equatable {
    let property: String
    let isObserved: Bool
    /// `state: loading → loaded(3 users)`.
    let text: String
}

extension ModelSnapshot {
    /// True if the model has changed since the snapshot. No text is made for it.
    func differs(from model: AnyObject, text: ValueText) -> Bool {
        zip(properties, Self.storedProperties(of: model)).contains { $0.parts.differ(from: $1.value, text: text) }
    }

    /// What has changed since `old`. The model is looked into again to say where.
    func changes(since old: ModelSnapshot, of model: AnyObject, arrow: String, text: ValueText) -> [PropertyChange] {
        zip(old.properties, properties).enumerated().compactMap { place, pair in
            let (old, new) = pair
            guard old.parts != new.parts else { return nil }
            var change = "\(new.name): \(old.text) \(arrow) \(new.text)"
            if old.text == new.text {
                let value = Self.storedProperties(of: model)[place].value
                change = new.name + new.parts.difference(from: old.parts, in: value, arrow: arrow, text: text)
            }
            return PropertyChange(property: new.name, isObserved: new.isObserved, text: change)
        }
    }
}
