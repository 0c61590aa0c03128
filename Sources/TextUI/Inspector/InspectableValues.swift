/// A collection of the standard library, to be looked into without running code of the program.
protocol InspectableCollection {
    var inspectedCount: Int { get }
    /// False where the order differs from run to run.
    var isOrdered: Bool { get }
    var isKeyed: Bool { get }
    /// What an element is called: `user`.
    var elementNoun: String { get }
    func firstElements(_ count: Int) -> [Any]
    /// The type of what each element holds.
    static var heldType: Any.Type { get }
    /// What the first elements hold.
    func firstHeld(_ count: Int) -> [Any]
}

extension InspectableCollection {
    func firstHeld(_ count: Int) -> [Any] { firstElements(count) }
}

extension Array: InspectableCollection {
    static var heldType: Any.Type { Element.self }
    var inspectedCount: Int { count }
    var isOrdered: Bool { true }
    var isKeyed: Bool { false }
    var elementNoun: String { noun(for: Element.self) }
    func firstElements(_ count: Int) -> [Any] { prefix(count).map { $0 } }
}

extension ArraySlice: InspectableCollection {
    static var heldType: Any.Type { Element.self }
    var inspectedCount: Int { count }
    var isOrdered: Bool { true }
    var isKeyed: Bool { false }
    var elementNoun: String { noun(for: Element.self) }
    func firstElements(_ count: Int) -> [Any] { prefix(count).map { $0 } }
}

extension Set: InspectableCollection {
    static var heldType: Any.Type { Element.self }
    var inspectedCount: Int { count }
    var isOrdered: Bool { false }
    var isKeyed: Bool { false }
    var elementNoun: String { noun(for: Element.self) }
    func firstElements(_ count: Int) -> [Any] { prefix(count).map { $0 } }
}

extension Dictionary: InspectableCollection {
    static var heldType: Any.Type { Value.self }
    var inspectedCount: Int { count }
    var isOrdered: Bool { false }
    var isKeyed: Bool { true }
    var elementNoun: String { "entry" }
    func firstElements(_ count: Int) -> [Any] { prefix(count).map { (key: $0.key, value: $0.value) } }
    func firstHeld(_ count: Int) -> [Any] { values.prefix(count).map { $0 } }
}

extension NavigationPath: InspectableCollection {
    static var heldType: Any.Type { Any.self }
    var inspectedCount: Int { count }
    var isOrdered: Bool { true }
    var isKeyed: Bool { false }
    var elementNoun: String { "level" }
    func firstElements(_ count: Int) -> [Any] { values.prefix(count).map(\.value.base) }
}

/// `SearchResult` is a search result; a type without a plain name makes elements.
private func noun(for type: Any.Type) -> String {
    if type == String.self { return "string" }
    let name = typeName(type)
    guard name.allSatisfy(\.isLetter) else { return "element" }
    if ["Int", "Double", "Float"].contains(name) { return "number" }
    var words = ""
    for letter in name {
        if letter.isUppercase, let last = words.last, last.isLowercase { words += " " }
        words += words.isEmpty || words.last == " " ? letter.lowercased() : String(letter)
    }
    return words
}

protocol InspectableOptional {
    var inspectedValue: Any? { get }
    static var wrappedType: Any.Type { get }
}

extension Optional: InspectableOptional {
    var inspectedValue: Any? { self.map { $0 } }
    static var wrappedType: Any.Type { Wrapped.self }
}

/// A property wrapper that stands for the value in it.
package protocol InspectableWrapper {
    var inspectedValue: Any { get }
}
