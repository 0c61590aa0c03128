extension Resolver {
    /// The service, made on the actor that its factory was registered on, or nil if nothing is registered for it.
    ///
    /// ```swift
    /// Task.detached {
    ///     let coordinator = await resolver.resolveAsync(MainCoordinator.self)
    /// }
    /// ```
    ///
    /// A factory registered on the main actor runs there, however far away the caller is. One registered on no actor
    /// runs where the caller is, and so do the services it needs: these do not hop.
    public nonisolated(nonsending) func resolveAsync<Service: Sendable>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async -> Service? {
        await resolveAsync(service, name: name, arguments: (), at: CallSite(file: file, line: line))
    }

    /// The service made from arguments, on the actor that its factory was registered on, or nil.
    public nonisolated(nonsending) func resolveAsync<Service: Sendable, each Argument: Sendable>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument,
        file: StaticString = #fileID, line: UInt = #line
    ) async -> Service? {
        await resolveAsync(
            service, name: name, arguments: (repeat each arguments), at: CallSite(file: file, line: line))
    }

    /// The service, made on the actor that its factory was registered on, or an error that tells why there is none.
    ///
    /// - Throws: ``ResolutionError``
    public nonisolated(nonsending) func requireAsync<Service: Sendable>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws(ResolutionError) -> Service {
        try await requireAsync(service, name: name, arguments: (), at: CallSite(file: file, line: line))
    }

    /// The service made from arguments, on the actor that its factory was registered on, or an error.
    public nonisolated(nonsending) func requireAsync<Service: Sendable, each Argument: Sendable>(
        _ service: Service.Type, name: String? = nil, arguments: repeat each Argument,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws(ResolutionError) -> Service {
        try await requireAsync(
            service, name: name, arguments: (repeat each arguments), at: CallSite(file: file, line: line))
    }
}

extension Resolver {
    /// Does not hop: for resolvers that have no factories of their own.
    public nonisolated(nonsending) func resolveAsync<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) async -> Service? {
        resolve(service, name: name, arguments: arguments, at: site)
    }

    /// Does not hop: for resolvers that have no factories of their own.
    public nonisolated(nonsending) func requireAsync<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) async throws(ResolutionError) -> Service {
        try require(service, name: name, arguments: arguments, at: site)
    }
}
