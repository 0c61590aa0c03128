/// What can be told of one dependency without making it.
public struct DependencyDescription: Sendable, CustomStringConvertible {
    /// The type under which it is asked for.
    public let declaredType: String
    /// The type of the value; nil for a lazy one that has not been made.
    public let valueType: String?
    public let isLazy: Bool
    public var isMade: Bool { valueType != nil }
    /// File and line of the `.inject` or `.register`.
    public let location: String
    /// True if a nearer or newer dependency of the same declared type hides it.
    public let isShadowed: Bool

    public var description: String {
        var text = declaredType
        if let valueType, valueType != declaredType { text += " (\(valueType))" }
        if isLazy { text += isMade ? ", lazy, made" : ", lazy, not made yet" }
        text += ", at \(location)"
        return isShadowed ? text + ", shadowed" : text
    }
}

extension DependenciesContainer {
    /// The dependencies scope by scope, the nearest first; within a scope in the order of registration.
    public var dependencies: [[DependencyDescription]] {
        var seen: Set<ObjectIdentifier> = []
        return scopes.map { scope in
            let newestFirst = scope.entries.reversed().map { entry in
                DependencyDescription(
                    declaredType: typeName(entry.type),
                    valueType: entry.made.map { typeName(Swift.type(of: $0)) },
                    isLazy: entry.isLazy,
                    location: entry.site.description,
                    isShadowed: !seen.insert(entry.id).inserted)
            }
            return newestFirst.reversed()
        }
    }
}

extension DependenciesContainer: CustomDebugStringConvertible {
    /// Every dependency, its declared type, whether it has been made and where it was injected, scope by scope.
    public var debugDescription: String {
        if scopes.isEmpty { return "DependenciesContainer: empty" }
        var lines = ["DependenciesContainer, the nearest scope first:"]
        for (number, (scope, dependencies)) in zip(scopes, dependencies).enumerated() {
            lines.append("  scope \(number + 1)")
            lines += dependencies.map { "    \($0)" }
            for tie in scope.ties {
                let names = tie.candidates.map { typeName($0.type) }
                let others = names.dropFirst().joined(separator: ", ")
                lines.append(
                    "    tie: \(names[0]) answers for \(typeName(tie.type)), as the newest; also conforming: \(others)")
            }
        }
        return lines.joined(separator: "\n")
    }
}
