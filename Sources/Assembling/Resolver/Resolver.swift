/// Hands out services: what a factory, a view model or a coordinator sees of a container.
///
/// ```swift
/// container.register(Greeter.self) { resolver in
///     Greeter(clock: resolver.resolve(Clock.self)!)
/// }
/// ```
///
/// There are two ways to ask. `resolve` gives nil for what is not registered, and tells so on standard error, as Swinject
/// does; `require` throws a ``ResolutionError`` that says what is missing, where it was asked for and what comes close.
/// Both have a twin, `resolveAsync` and `requireAsync`, for asking from another actor.
///
/// To write a resolver of your own, for a test, the first two methods of this protocol are enough; everything else is
/// built on them. They take the arguments as one value: `()` for none, the argument itself for one, and a tuple for
/// more.
///
/// Mirrors `Resolver` in Swinject.
public protocol Resolver: Sendable {
    /// The service, or nil if nothing is registered for it.
    func resolve<Service, Arguments>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) -> Service?

    /// The service, or an error that tells why there is none.
    func require<Service, Arguments>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) throws(ResolutionError) -> Service

    /// The service, made on the actor that its factory was registered on, or nil if nothing is registered for it.
    nonisolated(nonsending) func resolveAsync<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) async -> Service?

    /// The service, made on the actor that its factory was registered on, or an error that tells why there is none.
    nonisolated(nonsending) func requireAsync<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) async throws(ResolutionError) -> Service
}

extension Resolver {
    /// The service, or nil if nothing is registered for it.
    ///
    /// ```swift
    /// let coordinator = resolver.resolve(MainCoordinator.self)!
    /// let small = resolver.resolve(Thumbnail.self, name: "small")
    /// ```
    ///
    /// - Parameters:
    ///   - service: the type that was given to `register`; a subclass or a protocol is another service.
    ///   - name: the name that was given to `register`.
    ///   - file: where it is asked for, as the texts of errors tell.
    ///   - line: the line of `file`.
    ///
    /// Call it on the actor that the service was registered on: a service registered on the main actor stops the
    /// program when it is resolved elsewhere. From elsewhere, use ``resolveAsync(_:name:file:line:)``.
    public func resolve<Service>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Service? {
        resolve(service, name: name, arguments: (), at: CallSite(file: file, line: line))
    }

    /// The service made from an argument, or nil if nothing is registered for the two together.
    ///
    /// ```swift
    /// let detail = resolver.resolve(ProductDetail.self, argument: product)!
    /// ```
    ///
    /// The type of the argument is part of what is looked up: an `Int` does not find a factory that takes an `Int?`.
    public func resolve<Service, Argument>(
        _ service: Service.Type, name: String? = nil, argument: Argument,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Service? {
        resolve(service, name: name, arguments: argument, at: CallSite(file: file, line: line))
    }

    /// The service made from several arguments, or nil if nothing is registered for all of them together.
    ///
    /// ```swift
    /// let detail = resolver.resolve(ProductDetail.self, arguments: product, 3)!
    /// ```
    public func resolve<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Service? {
        resolve(service, name: name, arguments: (repeat each arguments), at: CallSite(file: file, line: line))
    }
}

extension Resolver {
    /// The service, or an error that tells why there is none.
    ///
    /// ```swift
    /// container.register(Greeter.self) { resolver in
    ///     try Greeter(clock: resolver.require(Clock.self))
    /// }
    /// ```
    ///
    /// In a factory it is the better way to ask: an error passes through to whoever asked first, where `!` would end
    /// the program.
    ///
    /// - Throws: ``ResolutionError``
    public func require<Service>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) throws(ResolutionError) -> Service {
        try require(service, name: name, arguments: (), at: CallSite(file: file, line: line))
    }

    /// The service made from an argument, or an error that tells why there is none.
    public func require<Service, Argument>(
        _ service: Service.Type, name: String? = nil, argument: Argument,
        file: StaticString = #fileID, line: UInt = #line
    ) throws(ResolutionError) -> Service {
        try require(service, name: name, arguments: argument, at: CallSite(file: file, line: line))
    }

    /// The service made from several arguments, or an error that tells why there is none.
    public func require<Service, each Argument>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument,
        file: StaticString = #fileID, line: UInt = #line
    ) throws(ResolutionError) -> Service {
        try require(service, name: name, arguments: (repeat each arguments), at: CallSite(file: file, line: line))
    }
}
