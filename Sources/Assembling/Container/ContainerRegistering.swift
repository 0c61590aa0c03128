extension Container {
    /// Registers how to make a service.
    ///
    /// ```swift
    /// container.register(Greeter.self) { resolver in
    ///     Greeter(clock: resolver.resolve(Clock.self)!)
    /// }
    /// container.register(Thumbnail.self, name: "small") { _, image, width in
    ///     Thumbnail(image: image, width: width)
    /// }
    /// ```
    ///
    /// An earlier registration with the same service, name and types of arguments is replaced, and what it shared is
    /// let go.
    ///
    /// - Parameters:
    ///   - service: the type to ask for: a protocol, a class or a value type.
    ///   - name: tells registrations of the same service apart.
    ///   - isolation: the actor that the caller is on. Leave it out, and the compiler fills it in.
    ///   - file: the file of the call, for texts, as the line.
    ///   - line: the line of the call.
    ///   - factory: makes an instance, from a resolver and any number of arguments. It may throw, as
    ///     `try resolver.require(…)` does. It runs on the actor that `register` was called on.
    /// - Returns: the entry, to say more about it.
    @discardableResult
    public func register<Service, each Argument>(
        _ service: Service.Type,
        name: String? = nil,
        isolation: isolated (any Actor)? = #isolation,
        file: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping (any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        add(service, name: name, home: Home(isolation), site: CallSite(file: file, line: line), factory: factory)
    }

    /// Registers how to make a service on the main actor, from code that is on no actor.
    ///
    /// ```swift
    /// container.register(ViewModel.self) { @MainActor _ in ViewModel() }
    /// ```
    @discardableResult
    public func register<Service: Sendable, each Argument: Sendable>(
        _ service: Service.Type,
        name: String? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        mainActorFactory: @escaping @MainActor (any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        add(service, name: name, home: .mainActor, site: CallSite(file: file, line: line)) {
            (resolver: any Resolver, arguments: repeat each Argument) throws -> Service in
            try MainActor.assumeIsolated { try mainActorFactory(resolver, repeat each arguments) }
        }
    }

    private func add<Service, each Argument>(
        _ service: Service.Type, name: String?, home: Home, site: CallSite,
        factory: @escaping (any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        let key = ServiceKey(service: service, name: name, arguments: (repeat each Argument).self)
        let factory = Factory<Service, (repeat each Argument)>(
            make: { resolver, arguments in try factory(resolver, repeat each arguments) },
            identify: { arguments in
                var identities: [AnyHashable] = []
                for argument in repeat each arguments {
                    guard let identity = identity(of: argument) else { return nil }
                    identities.append(identity)
                }
                return identities
            })
        tree.enter()
        defer { tree.leave() }
        let registration = Registration<Service>(
            key: key, order: tree.nextOrder(), site: site, home: home, factory: factory, scope: defaultObjectScope)
        enter(registration)
        return ServiceEntry(registration: registration, container: self)
    }

    /// Puts an entry into the table. What it replaces goes when the table is no longer in use.
    private func enter(_ registration: AnyRegistration) {
        let replaced = table.updateValue(registration, forKey: registration.key)
        withExtendedLifetime(replaced) {}
    }

    /// Hands out what another registration makes as this type too: ``ServiceEntry/implements(_:name:)``.
    ///
    /// ```swift
    /// let dog = container.register(Dog.self) { _ in Dog() }
    /// container.forward(Animal.self, to: dog)
    /// ```
    public func forward<Service, Source>(
        _ service: Service.Type, name: String? = nil, to entry: ServiceEntry<Source>
    ) {
        let source = entry.registration
        let key = ServiceKey(service: service, name: name, arguments: source.key.arguments)
        tree.enter()
        defer { tree.leave() }
        enter(Forwarding<Service, Source>(to: source, key: key, order: tree.nextOrder()))
    }

    /// Whether the service is registered with this name, here or in a parent, whatever its arguments.
    public func hasAnyRegistration<Service>(of service: Service.Type, name: String? = nil) -> Bool {
        tree.enter()
        defer { tree.leave() }
        return sequence(first: self, next: \.parent).contains { container in
            container.table.keys.contains { $0.service == service && $0.name == name }
        }
    }

    /// Forgets every registration of this container, and lets go of what it shared.
    public func removeAll() {
        tree.enter()
        let removed = table
        table = [:]
        tree.leave()
        withExtendedLifetime(removed) {}
    }
}
