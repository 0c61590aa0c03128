/// There is no dependency of a type. The description says what is available, what comes close, and what to write.
public struct MissingDependency: Error, CustomStringConvertible {
    /// The type that was asked for, as it is written in code.
    public let typeName: String
    public let description: String

    init<Wanted>(_ type: Wanted.Type, part: Any.Type? = nil, askedFor: String, in container: DependenciesContainer) {
        let name = Injection.typeName(type)
        let example = isProtocol(type) ? "My\(name)()" : "\(name)(…)"
        let what = isProtocol(type) ? "a type of yours that conforms to \(name)" : "one"
        typeName = name
        description =
            (["Injection: there is no dependency of type \(name).", "It was asked for \(askedFor)."]
            + Self.available(in: container)
            + Self.nearMisses(of: type, part: part, in: container)
            + [
                "To fix it, inject \(what) in a view above:",
                "    .inject(\(example))",
                "or, in a test, around the code that needs it:",
                "    DependenciesContainer().register(\(example), as: \(name).self).withDependencies { … }",
            ]).joined(separator: "\n")
    }

    private static func available(in container: DependenciesContainer) -> [String] {
        let all = container.dependencies.flatMap { $0 }
        if all.isEmpty {
            return [
                "Nothing is injected here. A closure that is called later and a detached task lose what was injected:",
                "    take it along with DependenciesContainer.current.carrying { … }",
            ]
        }
        return ["Injected here, the nearest first:"] + all.map { "    \($0)" }
    }

    private static func nearMisses<Wanted>(
        of type: Wanted.Type, part: Any.Type?, in container: DependenciesContainer
    ) -> [String] {
        let misses = container.scopes.flatMap(\.entries).compactMap { nearMiss($0, of: type, part: part) }
        return misses.isEmpty ? [] : ["Near misses:"] + misses
    }

    /// What to say of a dependency that may be the wanted one after all.
    private static func nearMiss<Wanted>(_ entry: Entry, of type: Wanted.Type, part: Any.Type?) -> String? {
        let name = Injection.typeName(type)
        let known = Injection.typeName(entry.type)
        if entry.type == part { return "    \(known) is injected itself: ask for it without a key path." }
        if known == name {
            return "    \(String(reflecting: entry.type)) has the same name, but is not \(String(reflecting: type))."
        }
        if entry.isLazy, !isProtocol(entry.type), isSimilar(known, name) || entry.made is Wanted {
            return """
                    \(known) is lazy, so it answers for \(known) only. To let it answer for \(name):
                        .inject(as: \(name).self) { \(known)(…) }
                """
        }
        guard isSimilar(known, name) else { return nil }
        return isProtocol(type)
            ? "    \(known) has a similar name, but does not conform to \(name)."
            : "    \(known) has a similar name: is that the type to ask for?"
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
