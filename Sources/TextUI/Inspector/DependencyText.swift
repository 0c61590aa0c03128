/// Dependencies that are injected at a place of the screen, to be told of.
package protocol DependencyScopes {
    /// The nearest first.
    var inspectedScopes: [[InspectedDependency]] { get }
}

/// What is told of a dependency.
package struct InspectedDependency {
    package let declaredType: String
    package let valueType: String?
    package let text: String
    package let isShadowed: Bool

    package init(declaredType: String, valueType: String?, text: String, isShadowed: Bool) {
        self.declaredType = declaredType
        self.valueType = valueType
        self.text = text
        self.isShadowed = isShadowed
    }
}

/// Lists what is injected, from the root to the screen that is shown, and which view models use it.
@MainActor struct DependencyText {
    let inspector: Inspector

    func lines() -> String {
        let scopes = deepestScopes()
        guard !scopes.isEmpty else {
            return "nothing is injected on this screen (what is passed to an initializer, or resolved, is not told)"
        }
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
        return lines.joined(separator: "\n")
    }

    /// The scopes of the innermost view that has any.
    private func deepestScopes() -> [[InspectedDependency]] {
        var found: [[InspectedDependency]] = []
        inspector.screen.graph.root?.forEachMounted { node in
            guard node.isVisible, let scopes = node.scope.values.firstValue(as: (any DependencyScopes).self) else {
                return
            }
            let inspected = scopes.inspectedScopes
            if inspected.count >= found.count { found = inspected }
        }
        return found
    }

    /// The view models that hold a value of the dependency's type in a property.
    private func users(of dependency: InspectedDependency) -> [String] {
        guard let wanted = dependency.valueType, !dependency.isShadowed else { return [] }
        return inspector.models.alive.compactMap { entry in
            guard let object = entry.object else { return nil }
            let holds = ModelSnapshot.storedProperties(of: object).contains { _, _, value in
                let inner = ValueText.unwrapped(value) ?? value
                return inner.map { typeName(type(of: $0)) == wanted } ?? false
            }
            return holds ? "\(entry.name) #\(entry.number)" : nil
        }
    }
}
