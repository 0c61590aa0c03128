extension DependenciesContainer {
    /// The dependencies in force for the code that runs now.
    ///
    /// ```swift
    /// debugPrint(DependenciesContainer.current)
    /// ```
    ///
    /// It is a task-local value: a `Task` takes it along, and what runs at the same time has its own, so parallel tests
    /// never meet.
    @TaskLocal public static var current = DependenciesContainer()

    /// Runs code with these dependencies in force, and no others.
    ///
    /// ```swift
    /// let viewModel = container.withDependencies { UserListViewModel() }
    /// ```
    ///
    /// A `Task` that is made inside keeps them. A detached task and a closure that is called later do not: `carrying`
    /// takes them along.
    ///
    /// To add to what is in force instead, begin with it:
    ///
    /// ```swift
    /// DependenciesContainer.current.merging(container).withDependencies { UserListViewModel() }
    /// ```
    ///
    /// - Returns: what the code returns.
    /// - Throws: what the code throws, as the type it throws.
    public func withDependencies<Value, Failure: Error>(
        _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result = Self.$current.withValue(self) {
            do throws(Failure) {
                return Result<Value, Failure>.success(try operation())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Runs async code with these dependencies in force, and no others, on the actor of the caller.
    ///
    /// ```swift
    /// await container.withDependencies { await viewModel.loadUsers() }
    /// ```
    public func withDependencies<Value, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result = await Self.$current.withValue(
            self,
            operation: {
                do throws(Failure) {
                    return Result<Value, Failure>.success(try await operation())
                } catch {
                    return .failure(error)
                }
            }, isolation: isolation)
        return try result.get()
    }
}
