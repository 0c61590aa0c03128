/// The dependencies that are to be had at a place: values by their type, in scopes of which the nearest wins.
///
/// ```swift
/// let container = DependenciesContainer()
///     .register(MockUserService(), as: UserService.self)
///     .register(as: Database.self) { Database(path: "users.db") }
///
/// let viewModel = container.withDependencies {
///     UserListViewModel()   // its @Injected properties find the mock
/// }
/// ```
///
/// A container is a value: ``register(_:as:file:line:)`` and ``merging(_:)`` return another one and leave this one as
/// it is.
///
/// A lookup asks the nearest scope that can answer. Within a scope the exact type comes first, then the newest value
/// that conforms, so that a `MockUserService` answers for `UserService`. A lazy dependency answers for its declared
/// type only, because what it will be is not known before it is made.
///
/// The container may be handed to any task, whatever it holds. A dependency whose type is `Sendable` may be asked for
/// anywhere. Any other belongs to the actor on which it was registered; asking for it elsewhere stops the program with
/// a text that says so.
///
/// - Important: In code on no actor the container cannot tell where a dependency belongs. There, register what is
///   `Sendable`, or do not let two tasks use it at the same time. And a dependency that is not `Sendable` may be
///   released anywhere: its `deinit` must not touch what others use.
///
/// Mirrors `DependenciesContainer` of the SwiftMVVM package.
public struct DependenciesContainer: Sendable {
    let storage: ScopeStorage

    /// A container without dependencies.
    public init() {
        self.init(scopes: [])
    }

    init(scopes: [Scope]) {
        storage = ScopeStorage(scopes)
    }

    /// The dependencies of both. What `nearer` holds is a scope of its own, and wins.
    ///
    /// ```swift
    /// let all = appDependencies.merging(checkoutDependencies)
    /// ```
    public func merging(_ nearer: DependenciesContainer) -> DependenciesContainer {
        DependenciesContainer(scopes: nearer.storage.scopes + storage.scopes)
    }

    /// The same with one more dependency in the nearest scope.
    func adding(_ dependency: Dependency) -> DependenciesContainer {
        var scopes = storage.scopes
        if scopes.isEmpty { scopes = [Scope()] }
        scopes[0].dependencies.append(dependency)
        return DependenciesContainer(scopes: scopes)
    }
}
