extension Container {
    /// Whether anyone wants to know of a failure. Only then is its text worth the work.
    var isHeard: Bool { tree.validation != nil || nearestReporter != nil }

    private var nearestReporter: (@Sendable (ResolutionError) -> Void)? {
        currentReporter ?? parent?.nearestReporter
    }

    /// Tells a failure to whoever wants to know.
    func hear(_ error: ResolutionError) -> ResolutionError {
        if let validation = tree.validation { validation.add(error) } else { nearestReporter?(error) }
        return error
    }

    /// Tells why a `resolve` gives nil. Most often the nil meets a "!", and then this is the last chance to tell anything.
    func tellNil(_ error: ResolutionError) {
        tell(
            """
            \(error.description)
            The answer is nil, and a "!" behind it stops the program. Where nil is fine, say so: \
            container.reporter = { _ in }
            """)
    }

    /// Answers a mistake that no caller can put right: a validation goes on, anything else stops.
    func refuse(
        _ reason: ResolutionError.Reason, _ registration: AnyRegistration, at site: CallSite
    ) throws(ResolutionError) -> Never {
        let error = hear(failure(reason, registration.key, at: site, registered: registration.site))
        if tree.validation != nil { throw error }
        stop(error.description)
    }

    func failure(
        _ reason: ResolutionError.Reason, _ key: ServiceKey, at site: CallSite, registered: CallSite? = nil
    ) -> ResolutionError {
        let isBeingMade = if case .factoryThrew = reason { true } else { false }
        return ResolutionError(
            reason: reason, service: shortName(of: key.service), name: key.name, arguments: key.argumentList,
            path: tree.construction.path(to: isBeingMade ? nil : key),
            nearMisses: registered == nil ? nearMisses(of: key) : [], site: site, registration: registered)
    }

    /// The registrations that come closest to a key, closest first.
    private func nearMisses(of key: ServiceKey) -> [String] {
        let ranked = visibleRegistrations().compactMap { registration in
            registration.key.distance(to: key).map { (registration, rank: $0) }
        }
        return ranked.sorted { $0.rank < $1.rank }.prefix(5).map { registration, _ in
            let isNamesake = registration.key.isNamesake(of: key)
            let name = isNamesake ? registration.key.fullDescription : registration.key.description
            return "\(name), registered at \(registration.site)"
        }
    }
}
