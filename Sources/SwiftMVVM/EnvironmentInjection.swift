import Injection
import TextUI

extension EnvironmentValues {
    private struct DependenciesKey: EnvironmentKey {
        static let defaultValue = DependenciesContainer()
    }

    /// What is injected at this place of the screen.
    ///
    /// ```swift
    /// StateViewModel { env in
    ///     debugPrint(env.dependenciesContainer)
    ///     return UserListViewModel(service: env[dependency: UserService.self]!)
    /// }
    /// ```
    public var dependenciesContainer: DependenciesContainer {
        get { self[DependenciesKey.self] }
        set {
            self[DependenciesKey.self] = newValue
            actionContext = DependenciesContext(container: newValue)
        }
    }

    /// The injected value of this type, nil if there is none.
    ///
    /// ```swift
    /// UserListViewModel(service: env[dependency: UserService.self]!)
    /// ```
    ///
    /// Why there is none is told on standard error, once for each line that asks: most often the nil meets a `!`. Where
    /// nil is fine, `env.dependenciesContainer[UserService.self]` says nothing.
    public subscript<Dependency>(
        dependency type: Dependency.Type, file: StaticString = #fileID, line: UInt = #line
    ) -> Dependency? {
        do {
            return try dependenciesContainer.require(type, file: file, line: line)
        } catch {
            tellOnce(
                """
                \(error)
                The answer is nil, and a "!" behind it stops the program. Where nil is fine, say so: \
                env.dependenciesContainer[\(error.typeName).self]
                """)
            return nil
        }
    }
}

/// What the inspector tells of the dependencies.
extension DependenciesContainer: DependencyScopes {
    package var inspectedScopes: [[InspectedDependency]] {
        scopeDescriptions.map { scope in
            scope.dependencies.map {
                InspectedDependency(
                    declaredType: $0.declaredType, valueType: $0.valueType, object: $0.object,
                    text: $0.description, isShadowed: $0.isShadowed,
                    parts: $0.parts.map { .init(name: $0.name, type: $0.type, object: $0.object) })
            }
        }
    }
}

/// Makes what is injected at a place the current dependencies of the actions and tasks there.
private struct DependenciesContext: ActionContext {
    let container: DependenciesContainer

    func run(_ action: () -> Void) {
        container.withDependencies(action)
    }

    func run(_ action: @MainActor () async -> Void) async {
        await container.withDependencies { await action() }
    }
}
