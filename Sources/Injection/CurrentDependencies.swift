extension DependenciesContainer {
    /// Runs code with these dependencies in force, and no others.
    ///
    /// ```swift
    /// let viewModel = container.withDependencies { UserListViewModel() }
    /// ```
    ///
    /// A `Task` made inside keeps them; a detached task and a closure that is called later do not: see `carrying`.
    /// To add to what is in force, begin with it: `DependenciesContainer.current.register(…)`.
    public func withDependencies<Result, Failure: Error>(
        _ operation: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let result: Swift.Result<Result, Failure> = Self.$current.withValue(self) {
            do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Runs async code with these dependencies in force, on the actor of the caller.
    public func withDependencies<Result, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let result: Swift.Result<Result, Failure> = await Self.$current.withValue(
            self,
            operation: {
                do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
            }, isolation: isolation)
        return try result.get()
    }

    /// A closure that runs with these dependencies in force, whenever and wherever it is called.
    ///
    /// ```swift
    /// let openOrder = DependenciesContainer.current.carrying { OrderViewModel() }
    /// scheduler.later { openOrder() }
    /// ```
    ///
    /// An escaping closure runs with the dependencies of whoever calls it; an override made around the place where it
    /// was written is lost. This one takes them along.
    public func carrying<each Argument, Result>(
        _ closure: @escaping (repeat each Argument) -> Result
    ) -> (repeat each Argument) -> Result {
        { (argument: repeat each Argument) in
            self.withDependencies { closure(repeat each argument) }
        }
    }
}
