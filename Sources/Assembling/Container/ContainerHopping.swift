extension Container {
    public nonisolated(nonsending) func resolveAsync<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) async -> Service? {
        switch home(of: ServiceKey(service: service, name: name, arguments: Arguments.self)) {
        case .anywhere: resolve(service, name: name, arguments: arguments, at: site)
        case .mainActor: await resolve(service, name, arguments, site, on: MainActor.shared)
        case .actor(let actor): await resolve(service, name, arguments, site, on: actor)
        }
    }

    public nonisolated(nonsending) func requireAsync<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) async throws(ResolutionError) -> Service {
        switch home(of: ServiceKey(service: service, name: name, arguments: Arguments.self)) {
        case .anywhere: try require(service, name: name, arguments: arguments, at: site)
        case .mainActor: try await require(service, name, arguments, site, on: MainActor.shared)
        case .actor(let actor): try await require(service, name, arguments, site, on: actor)
        }
    }

    private func resolve<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, _ name: String?, _ arguments: Arguments, _ site: CallSite, on actor: isolated any Actor
    ) -> Service? {
        resolve(service, name: name, arguments: arguments, at: site)
    }

    private func require<Service: Sendable, Arguments: Sendable>(
        _ service: Service.Type, _ name: String?, _ arguments: Arguments, _ site: CallSite, on actor: isolated any Actor
    ) throws(ResolutionError) -> Service {
        try require(service, name: name, arguments: arguments, at: site)
    }

    private func home(of key: ServiceKey) -> Home {
        tree.enter()
        defer { tree.leave() }
        return registration(for: key)?.home ?? .anywhere
    }
}
