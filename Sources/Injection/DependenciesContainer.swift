/// The dependencies that are in force at a place: values by their type, in scopes of which the nearest wins.
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
/// A container is a value: `register` and `merging` return a new one and leave the old one as it is.
///
/// A lookup asks the nearest scope that can answer. Within a scope the exact type comes first, then the newest value
/// that conforms, so that a `MockUserService` answers for `UserService`. A lazy dependency answers for its declared
/// type only.
///
/// The container can be handed to any task. What it holds need not be `Sendable`; such a value belongs to the actor on
/// which it was registered, and only code there may ask for it. A lazy dependency that was registered on the main
/// actor is made there: asking for it elsewhere stops the program with a text that says so.
///
/// - Note: Mirrors `DependenciesContainer` of the SwiftMVVM package.
public struct DependenciesContainer: Sendable {
    /// The scopes, the nearest first; each is immutable.
    let scopes: [Scope]

    /// A container without dependencies.
    public init() {
        scopes = []
    }

    init(scopes: [Scope]) {
        self.scopes = scopes
    }

    /// The dependencies in force for the code that runs now: a task-local value, so that tests that run at the same
    /// time never meet.
    @TaskLocal public static var current = DependenciesContainer()

    /// A container with one more dependency.
    ///
    /// - Parameters:
    ///   - dependency: the value. It is kept as long as the container.
    ///   - type: the type under which it is asked for; its own if none is given.
    public func register<Dependency>(
        _ dependency: Dependency, as type: Dependency.Type = Dependency.self, file: StaticString = #fileID,
        line: UInt = #line
    ) -> DependenciesContainer {
        adding(Entry(type: type, source: .value(dependency), site: CallSite(file: file, line: line)))
    }

    /// A container with one more dependency, made when it is first asked for, once for all copies of the container.
    ///
    /// - Parameters:
    ///   - type: the type under which it is asked for. It answers for no other.
    ///   - make: makes the value, on the actor where `register` is called.
    public func register<Dependency>(
        as type: Dependency.Type, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation, _ make: @escaping () -> Dependency
    ) -> DependenciesContainer {
        let site = CallSite(file: file, line: line)
        let lazy = LazyDependency(
            name: typeName(type), site: site, isMainActor: isolation === MainActor.shared, make: make)
        return adding(Entry(type: type, source: .lazy(lazy), site: site))
    }

    private func adding(_ entry: Entry) -> DependenciesContainer {
        guard let nearest = scopes.first else { return DependenciesContainer(scopes: [Scope([entry])]) }
        return DependenciesContainer(scopes: [Scope(nearest.entries + [entry])] + scopes.dropFirst())
    }

    /// The dependencies of both: those of `nearer` come first.
    ///
    /// ```swift
    /// let all = appDependencies.merging(flowDependencies)
    /// ```
    public func merging(_ nearer: DependenciesContainer) -> DependenciesContainer {
        DependenciesContainer(scopes: nearer.scopes + scopes)
    }
}
