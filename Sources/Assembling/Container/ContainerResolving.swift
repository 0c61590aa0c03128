extension Container: Resolver {
    public func resolve<Service, Arguments>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) -> Service? {
        tree.enter()
        defer { tree.leave() }
        let key = ServiceKey(service: service, name: name, arguments: Arguments.self)
        guard let provider: Provider<Service> = provider(for: key) else {
            if isHeard {
                _ = hear(failure(.notRegistered, key, at: site))
            } else if tree.isFirstNil(key, at: site) {
                tellNil(failure(.notRegistered, key, at: site))
            }
            tree.validation?.finishFirst()
            return nil
        }
        do {
            return try provider.provide(arguments, in: self, at: site)
        } catch {
            if !isHeard, tree.isFirstNil(key, at: site) { tellNil(error) }
            tree.validation?.finishFirst()
            return nil
        }
    }

    public func require<Service, Arguments>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) throws(ResolutionError) -> Service {
        tree.enter()
        defer { tree.leave() }
        let key = ServiceKey(service: service, name: name, arguments: Arguments.self)
        guard let provider: Provider<Service> = provider(for: key) else {
            throw hear(failure(.notRegistered, key, at: site))
        }
        return try provider.provide(arguments, in: self, at: site)
    }

    private func provider<Service>(for key: ServiceKey) -> Provider<Service>? {
        // An entry is entered under the type that it makes, and found by the type that is asked for.
        guard let registration = registration(for: key) else { return nil }
        return unsafeDowncast(registration, to: Provider<Service>.self)
    }
}
