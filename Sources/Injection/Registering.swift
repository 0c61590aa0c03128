extension DependenciesContainer {
    /// A container with one more dependency, which may be asked for anywhere, since it is `Sendable`.
    ///
    /// ```swift
    /// let container = DependenciesContainer()
    ///     .register(MockUserService(), as: UserService.self)
    /// ```
    ///
    /// - Parameters:
    ///   - value: the dependency. It lives as long as the container.
    ///   - type: the type to ask for; the value's own if none is given. Either way the value also answers for each
    ///     type that it conforms to.
    ///   - file: the file that texts name, for code that registers for someone else.
    ///   - line: the line that texts name.
    public func register<Value: Sendable>(
        _ value: Value, as type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt = #line
    ) -> DependenciesContainer {
        adding(EagerDependency(value, home: .anywhere, site: CallSite(file: file, line: line)))
    }

    /// A container with one more dependency, which is not `Sendable` and so belongs to the actor that registers it.
    ///
    /// ```swift
    /// let container = DependenciesContainer().register(Cart())   // class Cart { var items: [Item] = [] }
    /// ```
    ///
    /// Asking for it elsewhere stops the program with a text that says so. What is registered in code on no actor may
    /// be asked for anywhere: there, do not let two tasks use it at the same time.
    public func register<Value>(
        _ value: Value, as type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation
    ) -> DependenciesContainer {
        adding(EagerDependency(value, home: Home(isolation), site: CallSite(file: file, line: line)))
    }

    /// A container with one more dependency, made when it is first asked for, once for all copies of the container.
    ///
    /// ```swift
    /// let container = DependenciesContainer()
    ///     .register(as: NetworkService.self) { NetworkService(baseURL: "https://api.example.com") }
    /// ```
    ///
    /// While it is made, `DependenciesContainer.current` is what its own scope and those around it hold, so that it
    /// may have `@Injected` properties. What a nearer scope overrides it does not see, since it outlives that scope.
    ///
    /// Of all lazy dependencies one is made at a time; a thread that asks for one meanwhile waits. A cycle stops the
    /// program with a text that shows it. What was made is `Sendable`, so it may be asked for anywhere.
    ///
    /// - Parameters:
    ///   - type: the type to ask for. It answers for no other.
    ///   - file: the file that texts name, for code that registers for someone else.
    ///   - line: the line that texts name.
    ///   - isolation: where `make` runs. On an actor, asking for what is not made yet elsewhere stops the program with
    ///     a text that says so. In code on no actor `make` runs on the thread that asks first.
    ///   - make: makes the value.
    /// - Important: In code on no actor the compiler does not see that `make` may run on another thread: let it
    ///   capture what is `Sendable` only.
    public func register<Value: Sendable>(
        as type: Value.Type, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation, _ make: @escaping () -> Value
    ) -> DependenciesContainer {
        let site = CallSite(file: file, line: line)
        return adding(LazyDependency(make, isSendable: true, workshop: Home(isolation), site: site))
    }

    /// A container with one more dependency, made when it is first asked for, which is not `Sendable` and so belongs to
    /// the actor that registers it.
    ///
    /// ```swift
    /// let container = DependenciesContainer().register(as: Cart.self) { Cart() }
    /// ```
    ///
    /// Asking for it elsewhere stops the program with a text that says so, before and after it has been made.
    public func register<Value>(
        as type: Value.Type, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation, _ make: @escaping () -> Value
    ) -> DependenciesContainer {
        let site = CallSite(file: file, line: line)
        return adding(LazyDependency(make, isSendable: false, workshop: Home(isolation), site: site))
    }
}
