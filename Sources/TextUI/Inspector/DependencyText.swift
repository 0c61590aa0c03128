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
    package let parts: [Part]

    /// What is in a value that is made of several.
    package struct Part {
        let name: String
        let type: String
        let object: ObjectIdentifier?

        package init(name: String, type: String, object: ObjectIdentifier?) {
            self.name = name
            self.type = type
            self.object = object
        }
    }

    package init(
        declaredType: String, valueType: String?, object: ObjectIdentifier?, text: String, isShadowed: Bool,
        parts: [Part] = []
    ) {
        self.declaredType = declaredType
        self.valueType = valueType
        self.object = object
        self.text = text
        self.isShadowed = isShadowed
        self.parts = parts
    }

    /// True if the object is the dependency.
    func isObject(_ other: AnyObject) -> Bool { object == ObjectIdentifier(other) }

    /// True if this is the value: the same object, or a value of the same type.
    func isSame(as value: Any) -> Bool {
        guard !isShadowed, let valueType else { return false }
        if type(of: value) is AnyClass { return isObject(value as AnyObject) }
        return typeName(type(of: value)) == valueType
    }

    /// How this dependency is among the values, if it is: whole, which is an empty name, or by one of its parts.
    func names(among values: [Any]) -> [String] {
        if values.contains(where: isSame) { return [""] }
        if isShadowed { return [] }
        return parts.filter { part in
            values.contains { value in
                type(of: value) is AnyClass
                    ? part.object == ObjectIdentifier(value as AnyObject) : typeName(type(of: value)) == part.type
            }
        }.map(\.name)
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
                let users = holders.flatMap { holder in
                    dependency.names(among: holder.values).map {
                        $0.isEmpty ? holder.name : "\(holder.name) (its \($0))"
                    }
                }
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
        return dependencies.flatMap { dependency in
            dependency.names(among: values).map { $0.isEmpty ? dependency.text : "\($0) of \(dependency.text)" }
        }
    }

    /// What is found at a view, or without one, where the scopes are deepest.
    func dependencies(at node: Node? = nil) -> [InspectedDependency] {
        let scopes = node.map { self.scopes(at: $0) ?? [] } ?? deepestScopes()
        return scopes.flatMap { $0 }.filter { !$0.isShadowed }
    }

    /// The objects that are injected anywhere in the app: what is covered by a sheet is still held.
    func everywhere() -> [ObjectIdentifier: InspectedDependency] {
        var visited: Set<ObjectIdentifier> = []
        var found: [ObjectIdentifier: InspectedDependency] = [:]
        inspector.screen.graph.root?.forEachMounted { node in
            guard visited.insert(ObjectIdentifier(node.scope)).inserted else { return }
            for dependency in (scopes(at: node) ?? []).joined() {
                guard let object = dependency.object, found[object] == nil else { continue }
                found[object] = dependency
            }
        }
        return found
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
