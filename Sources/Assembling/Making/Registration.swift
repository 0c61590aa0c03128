/// What `register` enters: a factory, and how long its product is shared.
final class Registration<Service>: Provider<Service> {
    /// A `Factory<Service, Arguments>` for the arguments that the key names.
    private let factory: AnyObject
    private var currentHome: Home
    /// What to do with a new instance.
    private var completion: ((any Resolver, Service) -> Void)?

    private var scope: ObjectScope
    /// What the scope `.container` shares.
    private var permanent: Made<Service>?
    /// What shares in a weak or custom scope.
    private var storage: (any InstanceStorage)?
    /// What is shared until the construction that goes on ends, if there are no arguments.
    private var inGraph: AnyObject?
    /// The same for each set of arguments. Both hold a `Made<Service>`.
    private var inGraphByArguments: [[AnyHashable]: AnyObject] = [:]

    init(key: ServiceKey, order: Int, site: CallSite, home: Home, factory: AnyObject, scope: ObjectScope) {
        self.factory = factory
        self.currentHome = home
        self.scope = scope
        super.init(key: key, order: order, site: site)
        setScope(scope)
    }

    override var home: Home { currentHome }

    override var sharing: String {
        switch scope.sharing {
        case .never: "made for each"
        case .inGraph: "shared in one graph"
        case .always, .stored:
            "shared in \(scope)" + (permanent != nil || storage?.instance != nil ? ", made" : ", not made yet")
        }
    }

    func setScope(_ scope: ObjectScope) {
        self.scope = scope
        permanent = nil
        storage = scope.storageFactory?()
    }

    /// Adds something to run on each new instance.
    func addCompletion(home: Home, _ completion: @escaping (any Resolver, Service) -> Void) {
        guard let joined = currentHome.joined(with: home) else {
            stop(
                """
                Assembling: the factory of \(key), registered at \(site), runs \(currentHome.place), \
                but its initCompleted \(home.place).
                Both work on one instance, one after the other. Register both in the same place.
                """)
        }
        currentHome = joined
        guard let earlier = self.completion else { return self.completion = completion }
        self.completion = { resolver, instance in
            earlier(resolver, instance)
            completion(resolver, instance)
        }
    }

    override func forget(_ scope: ObjectScope?) -> Any? {
        guard scope == nil || scope === self.scope else { return nil }
        let forgotten: Any? = permanent ?? storage?.instance
        permanent = nil
        storage?.instance = nil
        return forgotten
    }

    override func provide<Arguments>(
        _ arguments: Arguments, in container: Container, at site: CallSite
    ) throws(ResolutionError) -> Service {
        if !currentHome.isHere { try refuseToLeaveHome(in: container, at: site) }
        if let made = shared(in: container.tree) { return made.instance }
        return try make(arguments, in: container, at: site)
    }

    private func make<Arguments>(
        _ arguments: Arguments, in container: Container, at site: CallSite
    ) throws(ResolutionError) -> Service {
        let construction = container.tree.construction
        let factory = unsafeDowncast(self.factory, to: Factory<Service, Arguments>.self)
        if let made = inGraph(factory, arguments) { return made.instance }

        let isOutermost = construction.isIdle
        if !isOutermost, let cycle = construction.cycle(to: self) {
            try container.refuse(.cycle(cycle), self, at: site)
        }
        construction.begin(self)
        defer { construction.end() }

        let instance: Service
        do {
            instance = try factory.make(container, arguments)
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw container.hear(container.failure(.factoryThrew(error), key, at: site, registered: self.site))
        }
        // A circular reference may have made one meanwhile, and others hold that one.
        if let made = shared(in: container.tree) ?? inGraph(factory, arguments) { return made.instance }

        keep(instance, in: container.tree)
        if !isOutermost || completion != nil { keepInGraph(instance, of: container.tree, factory, arguments) }
        if let completion {
            construction.complete()
            completion(container, instance)
        }
        return instance
    }

    private func refuseToLeaveHome(in container: Container, at site: CallSite) throws(ResolutionError) {
        // Only an actor itself can tell whether this is its place; it stops with a text of the standard library.
        if case .actor(let actor) = home { return actor.preconditionIsolated() }
        try container.refuse(.wrongActor(home.place), self, at: site)
    }

    // MARK: Sharing

    /// What outlives the graph. A validation neither takes nor leaves such a thing.
    private func shared(in tree: ContainerTree) -> Made<Service>? {
        guard tree.validation == nil else { return nil }
        return storage == nil ? permanent : stored()
    }

    /// On its own, because its cast would make every other way slower.
    @inline(never) private func stored() -> Made<Service>? {
        guard let stored = storage?.instance, let instance = stored as? Service else { return nil }
        return Made(instance)
    }

    private func keep(_ instance: Service, in tree: ContainerTree) {
        guard tree.validation == nil else { return }
        if scope.sharing == .always { permanent = Made(instance) }
        storage?.instance = instance
    }

    private func inGraph<Arguments>(
        _ factory: Factory<Service, Arguments>, _ arguments: Arguments
    ) -> Made<Service>? {
        var made = inGraph
        if !inGraphByArguments.isEmpty, let identity = factory.identify(arguments) {
            made = inGraphByArguments[identity]
        }
        guard let made else { return nil }
        return unsafeDowncast(made, to: Made<Service>.self)
    }

    private func keepInGraph<Arguments>(
        _ instance: Service, of tree: ContainerTree, _ factory: Factory<Service, Arguments>,
        _ arguments: Arguments
    ) {
        let isKept = scope.sharing == .always && tree.validation == nil
        if isKept || scope.sharing == .never { return }
        if key.takesArguments {
            guard let identity = factory.identify(arguments) else { return }
            inGraphByArguments[identity] = Made(instance)
        } else {
            inGraph = Made(instance)
        }
        tree.construction.sharing(self)
    }

    override func forgetGraph() {
        // First out of the property, then let go of: a deinit may resolve, and would find the property in use.
        _ = inGraph.take()
        guard key.takesArguments else { return }
        var ended: [[AnyHashable]: AnyObject] = [:]
        swap(&ended, &inGraphByArguments)
    }
}

/// An instance that is shared, of whatever type, behind a reference.
private final class Made<Service> {
    let instance: Service

    init(_ instance: Service) { self.instance = instance }
}
