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

    /// True if the object is the dependency.
    func isObject(_ other: AnyObject) -> Bool { object == ObjectIdentifier(other) }

    /// True if this is the value: the same object, or a value of the same type.
    func isSame(as value: Any) -> Bool {
        guard !isShadowed, let valueType else { return false }
        if type(of: value) is AnyClass { return isObject(value as AnyObject) }
        return typeName(type(of: value)) == valueType
    }
}

/// Lists what is injected, from the root to the screen that is shown, and which view models use it.
@MainActor struct DependencyText {
    let inspector: Inspector

    func lines() -> String {
        let scopes = deepestScopes()
        let holders = inspector.models.alive.compactMap { entry in
            entry.object.map { (name: "\(entry.name) #\(entry.number)", values: values(in: $0)) }
        }
        var lines: [String] = []
        for (depth, scope) in scopes.reversed().enumerated() {
            let name = depth == 0 ? "the root" : depth == scopes.count - 1 ? "the nearest" : "inside"
            lines.append("scope \(depth + 1), \(name)")
            for dependency in scope {
                lines.append("  \(dependency.text)")
                let users = holders.filter { $0.values.contains(where: dependency.isSame) }.map(\.name)
                if !users.isEmpty { lines.append("    used by \(users.joined(separator: ", "))") }
            }
        }
        lines += ContainerFinder(inspector: inspector).lines()
        return lines.isEmpty
            ? "nothing is injected on this screen (what is passed to an initializer is not told)"
            : lines.joined(separator: "\n")
    }

    /// Which of the dependencies the view model has been given, each as one line:
    /// `UserService (MockUserService), at Users/UsersApp.swift:22`.
    func given(_ dependencies: [InspectedDependency], to model: AnyObject) -> [String] {
        guard !dependencies.isEmpty else { return [] }
        let values = values(in: model)
        return dependencies.filter { dependency in values.contains(where: dependency.isSame) }.map(\.text)
    }

    /// What is found at a view, or without one, where the scopes are deepest.
    func dependencies(at node: Node? = nil) -> [InspectedDependency] {
        let scopes = node.map { self.scopes(at: $0) ?? [] } ?? deepestScopes()
        return scopes.flatMap { $0 }.filter { !$0.isShadowed }
    }

    /// The scopes of the innermost view that has any, in the modal if one is open.
    private func deepestScopes() -> [[InspectedDependency]] {
        var found: [[InspectedDependency]] = []
        let graph = inspector.screen.graph
        (graph.topmostModal ?? graph.root)?.forEachShown { node in
            guard let inspected = scopes(at: node) else { return }
            if inspected.count >= found.count { found = inspected }
        }
        return found
    }

    private func scopes(at node: Node) -> [[InspectedDependency]]? {
        node.scope.values.firstValue(as: (any DependencyScopes).self)?.inspectedScopes
    }

    private func values(in model: AnyObject) -> [Any] { ModelSnapshot.heldValues(of: model).map(\.value) }
}
