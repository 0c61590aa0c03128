/// What can be told of a dependency without making it.
public struct DependencyDescription: Sendable, Hashable, CustomStringConvertible {
    /// The type to ask for.
    public let declaredType: String
    /// The type of the value; nil for a lazy one that has not been made.
    public let valueType: String?
    /// True if it was registered with a closure that makes it.
    public let isLazy: Bool
    /// Module and file of the registration: `Users/UsersApp.swift`.
    public let fileID: String
    /// The line of the registration.
    public let line: UInt
    /// True if one of the same type that is nearer or newer is found in its place; once somebody has asked for the
    /// type, also if a nearer one that conforms is.
    public let isShadowed: Bool

    /// The value, if it is an object that has been made.
    package let object: ObjectIdentifier?
    /// What is in a value that is made of several, for `@Injected(\AppServices.cache)`.
    package let parts: [DependencyPart]

    /// True unless it is a lazy one that nobody has asked for yet.
    public var isMade: Bool { valueType != nil }

    /// One line: `UserService (MockUserService), at Users/UsersApp.swift:12`.
    public var description: String {
        var text = declaredType
        if let valueType, valueType != declaredType { text += " (\(valueType))" }
        if isLazy { text += isMade ? ", lazy, made" : ", lazy, not made yet" }
        text += ", at \(fileID):\(line)"
        return isShadowed ? text + ", shadowed" : text
    }
}

/// What can be told of dependencies that were registered together.
public struct ScopeDescription: Sendable, Hashable {
    /// In the order of registration.
    public let dependencies: [DependencyDescription]
    /// The types that were asked for and for which several values could have been taken.
    public let ties: [TieDescription]
}

/// A type for which several values of a scope conform: the newest answers.
public struct TieDescription: Sendable, Hashable, CustomStringConvertible {
    /// The type that was asked for.
    public let type: String
    /// The declared types of those that conform, the newest first.
    public let candidates: [String]

    /// One line: `tie: RemoteUserService answers for UserService, as the newest; also conforming: MockUserService`.
    public var description: String {
        let others = candidates.dropFirst().joined(separator: ", ")
        return "tie: \(candidates[0]) answers for \(type), as the newest; also conforming: \(others)"
    }
}

extension DependenciesContainer {
    /// The scopes, the nearest first, to be shown to a person.
    ///
    /// ```swift
    /// for dependency in container.scopeDescriptions.flatMap(\.dependencies) { print(dependency) }
    /// ```
    public var scopeDescriptions: [ScopeDescription] {
        let ties = storage.ties
        return storage.scopes.enumerated().map { number, scope in
            ScopeDescription(
                dependencies: scope.dependencies.enumerated().map { place, dependency in
                    DependencyDescription(
                        declaredType: typeName(dependency.declaredType),
                        valueType: dependency.made.map { typeName(type(of: $0)) },
                        isLazy: dependency.isLazy,
                        fileID: "\(dependency.site.file)",
                        line: dependency.site.line,
                        isShadowed: isShadowed(dependency, at: place, inScope: number),
                        object: dependency.made.flatMap { object(in: $0) },
                        parts: dependency.made.map { DependencyPart.parts(of: $0) } ?? [])
                },
                ties: ties.filter { $0.scope == number }.map { tie in
                    TieDescription(
                        type: typeName(tie.type), candidates: tie.candidates.map { typeName($0.declaredType) })
                })
        }
    }

    private func isShadowed(_ dependency: Dependency, at place: Int, inScope number: Int) -> Bool {
        let isSame = { (other: Dependency) in other.declaredType == dependency.declaredType }
        if storage.scopes[number].dependencies[(place + 1)...].contains(where: isSame) { return true }
        if storage.scopes[..<number].contains(where: { $0.dependencies.contains(where: isSame) }) { return true }
        return storage.isKnownToAnswer(dependency.declaredType, before: number)
    }
}
