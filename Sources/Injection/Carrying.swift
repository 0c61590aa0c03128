extension DependenciesContainer {
    /// A closure that runs with these dependencies in force, whenever and by whomever it is called.
    ///
    /// ```swift
    /// let openOrder = DependenciesContainer.current.carrying { OrderViewModel() }
    /// later.append { show(openOrder()) }
    /// ```
    ///
    /// A closure that escapes runs with the dependencies of whoever calls it; an override around the place where it
    /// was written is lost. This one takes them along. It stays on the actor where it was written.
    ///
    /// The container itself can be taken along into a task or a closure of any shape:
    ///
    /// ```swift
    /// let dependencies = DependenciesContainer.current
    /// Task.detached { await dependencies.withDependencies { await Importer().run() } }
    /// ```
    public func carrying<each Argument, Value>(
        _ closure: @escaping (repeat each Argument) -> Value
    ) -> (repeat each Argument) -> Value {
        { (argument: repeat each Argument) in
            self.withDependencies { closure(repeat each argument) }
        }
    }

    /// The same for a closure of the main actor, such as the action of a button.
    ///
    /// ```swift
    /// Button("Open", action: DependenciesContainer.current.carrying { openOrder() })
    /// ```
    public func carrying<each Argument, Value>(
        _ closure: @escaping @MainActor (repeat each Argument) -> Value
    ) -> @MainActor (repeat each Argument) -> Value {
        { (argument: repeat each Argument) in
            self.withDependencies { closure(repeat each argument) }
        }
    }
}
