/// There is no dependency of a type.
///
/// The description says who asked, what there is and where that was injected, what comes near, and what to write. An
/// `@Injected` property stops the program with the same text.
public struct MissingDependency: Error, Sendable, Equatable, CustomStringConvertible {
    /// The name of the type that was asked for.
    public let typeName: String
    /// The module and file that asked: `Users/UserListViewModel.swift`.
    public let fileID: String
    /// The line that asked.
    public let line: UInt
    /// What there is, the nearest scope first.
    public let available: [ScopeDescription]
    /// The whole text.
    public let description: String

    init<Value>(_ type: Value.Type, _ request: Request, in container: DependenciesContainer) {
        typeName = Injection.typeName(type)
        fileID = "\(request.site.file)"
        line = request.site.line
        available = container.scopeDescriptions
        description =
            ([
                "Injection: there is no dependency of type \(typeName).",
                "It was asked for \(request).",
            ]
            + Self.construction()
            + Self.available(in: container, request)
            + Self.nearMisses(to: type, request, in: container)
            + Self.remedy(for: type, request)).joined(separator: "\n")
    }

    private static func construction() -> [String] {
        guard let made = Construction.innermost else { return [] }
        return [
            "\(Injection.typeName(made.declaredType)), lazy, at \(made.site), needs it and was just being made, "
                + "with what its own scope and those around it hold."
        ]
    }

    private static func available(in container: DependenciesContainer, _ request: Request) -> [String] {
        let dependencies = container.scopeDescriptions.flatMap(\.dependencies)
        if !dependencies.isEmpty { return ["Injected here, the nearest first:"] + dependencies.map { "    \($0)" } }
        if request.owner == nil { return ["The container is empty."] }
        return [
            "Nothing is injected here. A closure that is called later and a detached task lose what was injected:",
            "    take it along with DependenciesContainer.current.carrying { … }",
        ]
    }

    private static func nearMisses<Value>(
        to type: Value.Type, _ request: Request, in container: DependenciesContainer
    ) -> [String] {
        let lines = container.nearMisses(to: type, part: request.part).map { "    \($0)" }
        return lines.isEmpty ? [] : ["Near misses:"] + lines
    }

    private static func remedy<Value>(for type: Value.Type, _ request: Request) -> [String] {
        let name = Injection.typeName(type)
        let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let injected: String
        let registered: String
        var what = "one"
        if !isIdentifier {
            injected = "as: (\(name)).self) { … }"
            registered = injected
        } else if !isProtocol(type) {
            injected = "\(name)(…))"
            registered = "\(name)(…), as: \(name).self)"
        } else {
            what = "a type of yours that conforms to \(name)"
            injected = "My\(name)())"
            registered = "My\(name)(), as: \(name).self)"
        }
        return [
            "To fix it, inject \(what) in a view above:",
            "    .inject(\(injected)",
            "or, in a test, around the code that needs it:",
            "    DependenciesContainer().register(\(registered).withDependencies { … }",
        ]
    }
}
