/// Dependencies that are injected at a place of the screen, to be told of.
package protocol DependencyScopes {
    /// The nearest first.
    var inspectedScopes: [[InspectedDependency]] { get }
}

/// What is told of a dependency.
package struct InspectedDependency {
    package let declaredType: String
    package let valueType: String?
    /// The value itself, by its identity, if it is an object that is there.
    package let object: ObjectIdentifier?
    package let text: String
    package let isShadowed: Bool

    package init(
        declaredType: String, valueType: String?, object: ObjectIdentifier?, text: String, isShadowed: Bool
    ) {
        self.declaredType = declaredType
        self.valueType = valueType
        self.object = object
        self.text = text
        self.isShadowed = isShadowed
    }

    /// True if this is the value: the same object, or a value of the same type.
    func isSame(as value: Any) -> Bool {
        guard !isShadowed, let valueType else { return false }
        if type(of: value) is AnyClass { return object == ObjectIdentifier(value as AnyObject) }
        return typeName(type(of: value)) == valueType
    }
}

/// Lists what is injected, from the root to the screen that is shown, and which view models use it.
@MainActor struct DependencyText {
    let inspector: Inspector

    func lines() -> String {
        let scopes = deepestScopes()
        var lines: [String] = []
        for (depth, scope) in scopes.reversed().enumerated() {
            let name = depth == 0 ? "the root" : depth == scopes.count - 1 ? "the nearest" : "inside"
            lines.append("scope \(depth + 1), \(name)")
            for dependency in scope {
                lines.append("  \(dependency.text)")
                let users = users(of: dependency)
                if !users.isEmpty { lines.append("    used by \(users.joined(separator: ", "))") }
            }
        }
        lines += ContainerFinder(inspector: inspector).lines()
        return lines.isEmpty
            ? "nothing is injected on this screen (what is passed to an initializer is not told)"
            : lines.joined(separator: "\n")
    }

    /// What the view model has been given: `UserService (MockUserService), at Users/UsersApp.swift:22`.
    func given(to model: AnyObject, at node: Node?) -> [String] {
        let dependencies = dependencies(at: node)
        guard !dependencies.isEmpty else { return [] }
        let values = values(in: model)
        return dependencies.filter { dependency in values.contains(where: dependency.isSame) }.map(\.text)
    }

    /// The dependency that the object is: `Favorites, at Users/UsersFlowViewModel.swift:12`.
    func injected(_ object: AnyObject, at node: Node? = nil) -> String? {
        dependencies(at: node).first { $0.object == ObjectIdentifier(object) }?.text
    }

    /// What is found at a view, or where the scopes are deepest.
    private func dependencies(at node: Node?) -> [InspectedDependency] {
        let scopes = node.flatMap { self.scopes(at: $0)?.inspectedScopes } ?? deepestScopes()
        return scopes.flatMap { $0 }.filter { !$0.isShadowed }
    }

    /// The scopes of the innermost view that has any, in the modal if one is open.
    private func deepestScopes() -> [[InspectedDependency]] {
        var found: [[InspectedDependency]] = []
        let graph = inspector.screen.graph
        (graph.topmostModal ?? graph.root)?.forEachShown { node in
            guard let inspected = scopes(at: node)?.inspectedScopes else { return }
            if inspected.count >= found.count { found = inspected }
        }
        return found
    }

    private func scopes(at node: Node) -> (any DependencyScopes)? {
        node.scope.values.firstValue(as: (any DependencyScopes).self)
    }

    /// The view models that hold the dependency in a property.
    private func users(of dependency: InspectedDependency) -> [String] {
        inspector.models.alive.compactMap { entry in
            guard let object = entry.object, values(in: object).contains(where: dependency.isSame) else { return nil }
            return "\(entry.name) #\(entry.number)"
        }
    }

    private func values(in model: AnyObject) -> [Any] {
        ModelSnapshot.storedProperties(of: model).compactMap { ValueText.unwrapped($0.value) ?? $0.value }
    }
}
