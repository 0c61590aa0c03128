/// The parts of a value, down to numbers and strings: a hash of each, and a short text of the first thousand.
struct ValueParts: Equatable {
    private(set) var hashes: [Int] = []
    private(set) var texts: [String] = []

    private static let mostTexts = 1_000
    private static let mostParts = 20_000

    init(of value: Any, text: ValueText) {
        ValueWalk(text: text).visit(value) { _, part in
            hashes.append(part.hash)
            if texts.count < Self.mostTexts { texts.append(part.text()) }
            return hashes.count < Self.mostParts
        }
    }

    /// True if the value has other parts than these.
    func differ(from value: Any, text: ValueText) -> Bool {
        var place = 0
        var isSame = true
        ValueWalk(text: text).visit(value) { _, part in
            isSame = place < hashes.count && hashes[place] == part.hash
            place += 1
            return isSame && place < Self.mostParts
        }
        return !isSame || place != hashes.count
    }

    static func == (left: Self, right: Self) -> Bool { left.hashes == right.hashes }

    /// Where the value differs although its text is the same: `[1].name: "Ada" → "Bob"`.
    func difference(from old: Self, in value: Any, arrow: String, text: ValueText) -> String {
        let places = zip(old.hashes, hashes).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        guard old.hashes.count == hashes.count, let first = places.first, first < texts.count else {
            return " changed"
        }
        var path = ""
        var place = 0
        ValueWalk(text: text).visit(value) { here, _ in
            if place == first { path = here() }
            place += 1
            return place <= first
        }
        let more = places.count > 1 ? ", and \(places.count - 1) more" : ""
        let (before, now) = (old.texts[first], texts[first])
        if before == now, now != text.mask { return "\(path): \(now), changed further in\(more)" }
        return "\(path): \(before) \(arrow) \(now)\(more)"
    }
}

/// Goes through a value part by part, always in the same order.
struct ValueWalk {
    let text: ValueText

    /// A value that is looked at as a whole.
    struct Part {
        let hash: Int
        let text: () -> String
    }

    private static let deepest = 12
    private static let mostInTables = 1_000

    /// What the walk has looked at so far, also where many values make one part.
    private final class Steps {
        static let most = 50_000
        var count = 0
    }

    private let steps = Steps()

    init(text: ValueText) { self.text = text }

    /// - Parameter see: gets the way to the part and the part; false ends the walk.
    func visit(_ value: Any, see: (_ path: @escaping () -> String, Part) -> Bool) {
        _ = visit(value, path: { "" }, depth: 0, see: see)
    }

    private func visit(
        _ value: Any, path: @escaping () -> String, depth: Int, see: (_ path: @escaping () -> String, Part) -> Bool
    ) -> Bool {
        steps.count += 1
        guard steps.count <= Steps.most else { return false }
        if let hash = Self.simpleHash(value) {
            return see(path, Part(hash: hash, text: { text.simple(value) ?? "" }))
        }
        guard depth < Self.deepest else { return true }
        if let collection = value as? any InspectableCollection {
            return visit(collection, path: path, depth: depth, see: see)
        }
        if let wrapped = ValueText.unwrapped(value) {
            guard let inner = wrapped else { return see(path, Part(hash: 0, text: { "nil" })) }
            return visit(inner, path: path, depth: depth, see: see)
        }
        let type = type(of: value)
        if type is AnyClass {
            let object = value as AnyObject
            return see(path, Part(hash: ObjectIdentifier(object).hashValue, text: { text.of(value) }))
        }
        let name = enumCaseName(value)
        if let name, !see(path, Part(hash: name.hashValue, text: { text.of(value) })) { return false }
        guard ValueText.canMirror(value) else { return true }
        let children = Mirror(reflecting: value).keptChildren
        if children.isEmpty, name == nil { return see(path, Part(hash: 0, text: { typeName(type) })) }
        for child in children {
            let isNamed = name == nil && child.label != nil
            let step = { path() + (isNamed ? "." + (child.label ?? "").drop { $0 == "." } : "") }
            if !visit(child.value, path: step, depth: depth + 1, see: see) { return false }
        }
        return true
    }

    private func visit(
        _ collection: any InspectableCollection, path: @escaping () -> String, depth: Int,
        see: (_ path: @escaping () -> String, Part) -> Bool
    ) -> Bool {
        guard collection.isOrdered else {
            // The order means nothing: the parts are added up.
            var sum = collection.inspectedCount
            for element in collection.firstElements(Self.mostInTables) where steps.count < Steps.most {
                var hasher = Hasher()
                _ = visit(element, path: path, depth: depth + 1) { _, part in
                    hasher.combine(part.hash)
                    return true
                }
                sum &+= hasher.finalize()
            }
            return see(path, Part(hash: sum, text: { text.of(collection) }))
        }
        if !see(path, Part(hash: collection.inspectedCount, text: { text.of(collection) })) { return false }
        for (place, element) in collection.firstElements(10_000).enumerated() {
            let step = { path() + "[\(place)]" }
            if !visit(element, path: step, depth: depth + 1, see: see) { return false }
        }
        return true
    }

    private static func simpleHash(_ value: Any) -> Int? {
        switch value {
        case let value as String: value.hashValue
        case let value as Int: value
        case let value as Bool: value ? 1 : 0
        case let value as Double: value.hashValue
        // Their texts leave something out.
        case let value as Substring: value.hashValue
        case let value as URL: value.hashValue
        case let value as Date: value.hashValue
        case let value as Data: hash(of: value)
        default: ValueText().simple(value).map(\.hashValue)
        }
    }

    /// Of all bytes: that of `Data` itself takes the first few alone.
    private static func hash(of data: Data) -> Int {
        var hasher = Hasher()
        data.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
