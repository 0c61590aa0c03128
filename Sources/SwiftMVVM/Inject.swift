import Injection
import TextUI

extension View {
    /// Injects a value for the view models of this view and all below.
    ///
    /// ```swift
    /// NavigationView { UserListView() }
    ///     .inject(MockUserService())
    /// ```
    ///
    /// It answers for its own type and for each protocol that it conforms to.
    public func inject<Dependency>(
        _ dependency: Dependency, file: StaticString = #fileID, line: UInt = #line
    ) -> ModifiedContent<Self, Injector> {
        inject(DependenciesContainer().register(dependency, file: file, line: line))
    }

    /// Injects a value that is made when it is first asked for, once.
    ///
    /// ```swift
    /// ContentView()
    ///     .inject(as: NetworkService.self) { NetworkService(baseURL: "https://api.example.com") }
    /// ```
    ///
    /// It answers for the declared type alone: what it will be is not known before it is made. Like a view model it is
    /// kept while the view is on the screen: a parent that is drawn again does not make another one.
    public func inject<Dependency>(
        as type: Dependency.Type, file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @MainActor () -> Dependency
    ) -> ModifiedContent<Self, LazyInjector> {
        modifier(LazyInjector(container: DependenciesContainer().register(as: type, file: file, line: line, make)))
    }

    /// Injects what a container holds. It is merged with what is injected above; the nearer one wins.
    public func inject(_ container: DependenciesContainer) -> ModifiedContent<Self, Injector> {
        modifier(Injector(container: container))
    }
}

/// Injects what a container holds. Its type does not name what is injected, so that an `any UserService` can be.
public struct Injector: ViewModifier {
    let container: DependenciesContainer

    public func body(content: Content) -> some View {
        content.transformEnvironment(\.dependenciesContainer) { $0 = $0.merging(container) }
    }
}

/// Injects the lazy dependency of the first draw, also when the view is drawn again.
public struct LazyInjector: ViewModifier {
    @State private var container: DependenciesContainer

    init(container: DependenciesContainer) {
        _container = State(initialValue: container)
    }

    public func body(content: Content) -> some View {
        content.inject(container)
    }
}
