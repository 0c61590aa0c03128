extension DependenciesContainer {
    /// The dependency of this type, or nil if there is none.
    ///
    /// ```swift
    /// let service = container.resolve(UserService.self)
    /// ```
    ///
    /// - Parameters:
    ///   - type: the type to look for.
    ///   - file: the file that texts name.
    ///   - line: the line that texts name.
    ///   - isolation: the actor that asks. The compiler then knows that the result, if it is not `Sendable`, stays there.
    public func resolve<Value>(
        _ type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation
    ) -> Value? {
        resolve(type, for: Request(site: CallSite(file: file, line: line)))
    }

    /// The dependency of this type, or an error that says what is missing.
    ///
    /// ```swift
    /// let service = try container.require(UserService.self)
    /// ```
    ///
    /// - Throws: ``MissingDependency``, whose text says what is available and what to write.
    public func require<Value>(
        _ type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation
    ) throws(MissingDependency) -> Value {
        let request = Request(site: CallSite(file: file, line: line))
        guard let value = resolve(type, for: request) else { throw MissingDependency(type, request, in: self) }
        return value
    }

    /// The dependency of this type, or nil if there is none.
    ///
    /// ```swift
    /// let service = container[UserService.self]
    /// ```
    public subscript<Value>(
        _ type: Value.Type, file: StaticString = #fileID, line: UInt = #line
    ) -> Value? {
        resolve(type, for: Request(site: CallSite(file: file, line: line)))
    }

    func resolve<Value>(_ type: Value.Type, for request: Request) -> Value? {
        let answer = storage.answer(for: type)
        switch answer.source {
        case .missing:
            return nil
        case .eager(let value, let dependency):
            dependency.checkUse(request)
            return value
        case .lazy(let dependency):
            let value = dependency.value(for: request, from: self, scope: answer.scope)
            storage.remember(value, of: dependency, scope: answer.scope)
            return value
        }
    }
}
