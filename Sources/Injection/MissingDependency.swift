/// There is no dependency of a type. The description says what is available, what comes close, and what to write.
public struct MissingDependency: Error, CustomStringConvertible {
    /// The type that was asked for, as it is written in code.
    public let typeName: String
    public let description: String

    init(type: Any.Type, askedFor: String, in container: DependenciesContainer) {
        let name = Injection.typeName(type)
        typeName = name
        description =
            (["Injection: there is no dependency of type \(name).", "It was asked for \(askedFor)."]
            + Self.available(in: container)
            + Self.nearMisses(name, in: container)
            + [
                "Inject one in a view above:  .inject(a \(name))",
                "or in a test:  DependenciesContainer().register(a \(name), as: \(name).self).withDependencies { … }",
            ]).joined(separator: "\n")
    }

    private static func available(in container: DependenciesContainer) -> [String] {
        let scopes = container.dependencies
        if scopes.allSatisfy(\.isEmpty) { return ["Nothing is injected here."] }
        return ["Injected here, the nearest first:"] + scopes.flatMap { $0 }.map { "  \($0)" }
    }

    private static func nearMisses(_ name: String, in container: DependenciesContainer) -> [String] {
        let misses: [String] = container.dependencies.flatMap { $0 }.compactMap { dependency in
            let known = dependency.declaredType
            if dependency.isLazy, known.contains(name) || name.contains(known) {
                return """
                      \(known) is lazy, so it answers for \(known) only: if it is the \(name), \
                    inject it as one:  .inject(as: \(name).self) { \(known)(…) }
                    """
            }
            guard isSimilar(known, name) else { return nil }
            return "  \(known) has a similar name: is that the type you mean?"
        }
        return misses.isEmpty ? [] : ["Near misses:"] + misses
    }

    /// True if one name is the other with a few letters more, less or changed.
    private static func isSimilar(_ left: String, _ right: String) -> Bool {
        let left = left.lowercased()
        let right = right.lowercased()
        if left.contains(right) || right.contains(left) { return true }
        let changes = Array(left).difference(from: Array(right)).count
        return changes <= max(2, min(left.count, right.count) / 3)
    }
}
