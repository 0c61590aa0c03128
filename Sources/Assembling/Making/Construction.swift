/// What is being made right now, from a `resolve` from outside to its end.
final class Construction {
    /// One registration at work.
    struct Step {
        let registration: AnyRegistration
        /// Whether the instance is made, and its `initCompleted` is running.
        var isCompleting = false
    }

    /// What is being made, each for the one before it.
    @exclusivity(unchecked) private(set) var chain: [Step] = []
    /// The registrations that share what they made until the end.
    @exclusivity(unchecked) private var shared: [AnyRegistration] = []

    var isIdle: Bool { chain.isEmpty }

    /// The names of what is being made, and of what it asks for.
    func path(to key: ServiceKey?) -> [String] {
        names(of: chain.map(\.registration.key) + (key.map { [$0] } ?? []))
    }

    func begin(_ registration: AnyRegistration) {
        chain.append(Step(registration: registration))
    }

    func complete() {
        chain[chain.count - 1].isCompleting = true
    }

    /// Has a registration let go of what it shares when the construction ends.
    func sharing(_ registration: AnyRegistration) {
        shared.append(registration)
    }

    /// Ends the newest step.
    func end() {
        chain.removeLast()
        guard chain.isEmpty else { return }
        while let registration = shared.popLast() { registration.forgetGraph() }
    }

    /// The chain from the last time that the registration was begun, if beginning it again would never end.
    ///
    /// There are two ways to begin a registration again and come to an end: with other arguments, and by way of an
    /// `initCompleted`, as circular references do. Neither goes on for ever.
    func cycle(to registration: AnyRegistration) -> [String]? {
        guard let last = chain.lastIndex(where: { $0.registration === registration }) else { return nil }
        let mayEnd = registration.key.takesArguments || chain[last...].contains(where: \.isCompleting)
        if mayEnd, chain.count(where: { $0.registration === registration }) < Self.patience { return nil }
        return names(of: chain[last...].map(\.registration.key) + [registration.key])
    }

    private static let patience = 200
}

/// The names of services, in full where two of them would read the same.
func names(of keys: [ServiceKey]) -> [String] {
    var types: [String: Any.Type] = [:]
    let isAmbiguous = keys.contains { key in
        let name = shortName(of: key.service)
        defer { types[name] = key.service }
        return types[name].map { $0 != key.service } ?? false
    }
    return keys.map { isAmbiguous ? $0.fullDescription : $0.description }
}
