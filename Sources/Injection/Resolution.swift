extension DependenciesContainer {
    /// The dependency of this type, nil if there is none.
    ///
    /// ```swift
    /// let service = container.resolve(UserService.self)
    /// ```
    public func resolve<Dependency>(_ type: Dependency.Type = Dependency.self) -> Dependency? {
        for scope in scopes {
            if let value = scope.value(for: type) { return value }
        }
        return nil
    }

    /// The dependency of this type.
    ///
    /// - Throws: `MissingDependency`, which says what is available and what to write.
    public func require<Dependency>(
        _ type: Dependency.Type = Dependency.self, file: StaticString = #fileID, line: UInt = #line
    ) throws(MissingDependency) -> Dependency {
        if let value = resolve(type) { return value }
        throw MissingDependency(type, askedFor: "at \(CallSite(file: file, line: line))", in: self)
    }

    /// The dependency of this type, nil if there is none.
    public subscript<Dependency>(_ type: Dependency.Type) -> Dependency? {
        resolve(type)
    }
}
