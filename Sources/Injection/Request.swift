/// Who asks for a dependency, and where.
struct Request: CustomStringConvertible {
    let site: CallSite
    /// The type that has the `@Injected` property, or the function.
    var owner: StaticString?
    /// For a key path: the type that has the part, and the part.
    var keyPath: (whole: Any.Type, part: Any.Type)?

    var part: Any.Type? { keyPath?.part }

    var description: String {
        guard let owner else { return "at \(site)" }
        let attribute = keyPath.map { "@Injected(\\\(typeName($0.whole)).…)" } ?? "@Injected"
        return "by \(attribute) in \(owner), at \(site)"
    }
}
