/// What a value looks like in a few words: `3`, `"Ada"`, `loaded(3 users)`.
///
/// Code of the program never runs for it: a `description` that traps is not called, and a mirror of its own is not
/// asked for. What is long is cut, and a string is written as Swift code writes it.
struct ValueText {
    /// The number of a known view model, so that `Basket #2` can be told from another one.
    var number: (AnyObject) -> Int? = { _ in nil }
    /// True for a text that a secure field shows: it is told as the `mask`.
    var isSecret: (String) -> Bool = { _ in false }
    var mask = "••••"

    private static let longestString = 40
    private static let longest = 60
    private static let deepest = 4
    private static let most = 5

    func of(_ value: Any) -> String { Self.cut(text(value, depth: 0)) }

    private func text(_ value: Any, depth: Int) -> String {
        if let simple = simple(value) { return simple }
        if depth > Self.deepest { return "…" }
        if let collection = value as? any InspectableCollection { return text(of: collection, depth: depth) }
        if let wrapped = Self.unwrapped(value) { return wrapped.map { text($0, depth: depth) } ?? "nil" }
        let type = type(of: value)
        if type is AnyClass { return named(value as AnyObject) }
        if let name = enumCaseName(value) { return text(ofCase: name, value, depth: depth) }
        guard Self.canMirror(value) else { return typeName(type) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct: return typeName(type) + fields(mirror, depth: depth)
        case .tuple: return fields(mirror, depth: depth)
        default: return mirror.children.isEmpty ? typeName(type) : typeName(type) + fields(mirror, depth: depth)
        }
    }

    /// An object is told by its type alone: what is in it is not its owner's value.
    private func named(_ object: AnyObject) -> String {
        let name = typeName(type(of: object))
        return number(object).map { "\(name) #\($0)" } ?? name
    }

    private func text(ofCase name: String, _ value: Any, depth: Int) -> String {
        guard Self.canMirror(value), let payload = Mirror(reflecting: value).children.first?.value else { return name }
        // Several values are a tuple, which has parentheses of its own.
        let isTuple = Self.canMirror(payload) && Mirror(reflecting: payload).displayStyle == .tuple
        let inside = text(payload, depth: depth + 1)
        return isTuple ? name + inside : "\(name)(\(inside))"
    }

    private func fields(_ mirror: Mirror, depth: Int) -> String {
        let children = mirror.keptChildren
        let shown = children.prefix(Self.most).map { child in
            let value = text(child.value, depth: depth + 1)
            // The parts of a tuple without names are called .0 and .1.
            return child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(value)" } ?? value
        }
        return "(" + (shown + (children.count > Self.most ? ["…"] : [])).joined(separator: ", ") + ")"
    }

    private func text(of collection: any InspectableCollection, depth: Int) -> String {
        let count = collection.inspectedCount
        if count == 0 { return collection.isKeyed ? "[:]" : "[]" }
        let first = collection.firstElements(Self.most)
        if count <= Self.most, collection.isOrdered, first.allSatisfy({ simple($0) != nil }) {
            let text = "[\(first.map { self.text($0, depth: depth + 1) }.joined(separator: ", "))]"
            if text.count <= Self.longestString { return text }
        }
        return Self.counted(count, collection.elementNoun)
    }

    // MARK: Parts

    private func literal(_ text: String) -> String { isSecret(text) ? mask : Self.quoted(text) }

    /// Values whose text is known to do no harm.
    func simple(_ value: Any) -> String? {
        switch value {
        case let text as String: literal(text)
        case let text as Substring: literal(String(text))
        case let character as Character: literal(String(character))
        case let flag as Bool: flag ? "true" : "false"
        case let number as any FixedWidthInteger where Self.isStandard(number): "\(number)"
        case let number as Double: "\(number)"
        case let number as Float: "\(number)"
        case let number as Decimal: "\(number)"
        case let id as UUID: id.uuidString
        case let url as URL: Self.quoted(url.absoluteString)
        case let date as Date: date.formatted(.iso8601)
        case let time as Duration: "\(time)"
        case let data as Data: Self.counted(data.count, "byte")
        default: TypeKind(of: type(of: value)) == .function ? "a closure" : nil
        }
    }

    private static func isStandard(_ number: any FixedWidthInteger) -> Bool {
        number is Int || number is UInt8 || number is Int64 || number is Int32 || number is UInt || number is UInt64
            || number is UInt32 || number is Int16 || number is UInt16 || number is Int8
    }

    static func quoted(_ text: String) -> String { StringLiteral.of(text) }

    /// A mirror that the type makes itself could run anything.
    static func canMirror(_ value: Any) -> Bool { !(value is any CustomReflectable) }

    /// What is in an optional or a property wrapper, and in those around it; nil if the value is neither.
    static func unwrapped(_ value: Any) -> Any?? {
        guard var inner = unwrappedOnce(value) else { return nil }
        while let value = inner, let next = unwrappedOnce(value) { inner = next }
        return .some(inner)
    }

    private static func unwrappedOnce(_ value: Any) -> Any?? {
        if let optional = value as? any InspectableOptional { return .some(optional.inspectedValue) }
        if let held = value as? any InspectableWrapper { return .some(held.inspectedValue) }
        return nil
    }

    static func counted(_ count: Int, _ noun: String) -> String {
        "\(count.formatted(.number.locale(Locale(identifier: "en_US")))) \(count == 1 ? noun : plural(noun))"
    }

    private static func plural(_ noun: String) -> String {
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + (noun.hasSuffix("s") || noun.hasSuffix("x") ? "es" : "s")
    }

    private static func cut(_ text: String) -> String {
        text.count > longest ? text.prefix(longest - 1) + "…" : text
    }
}

/// The name of an enum's case, nil for any other value. The runtime knows it, also where `description` says otherwise.
func enumCaseName(_ value: Any) -> String? {
    func name<T>(_ value: T) -> String? { caseName(value).map { String(cString: $0) } }
    return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func caseName<T>(_ value: T) -> UnsafePointer<CChar>?
