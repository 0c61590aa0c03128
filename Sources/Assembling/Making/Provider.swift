/// An entry in the table of a container, whatever it makes.
class AnyRegistration {
    let key: ServiceKey
    /// Its place in the order of registering.
    let order: Int
    let site: CallSite

    init(key: ServiceKey, order: Int, site: CallSite) {
        self.key = key
        self.order = order
        self.site = site
    }

    var home: Home { fatalError("overridden") }

    /// How the product is shared, and whether there is something to share now.
    var sharing: String { fatalError("overridden") }

    /// Lets go of what is shared in a scope, or in any if nil, and hands it over: its deinit may run anything.
    func forget(_ scope: ObjectScope?) -> Any? { fatalError("overridden") }

    /// Lets go of what is shared until the end of a construction.
    func forgetGraph() {}

    /// Makes the service from no arguments, to see whether it can be made.
    func check(in container: Container) throws(ResolutionError) { fatalError("overridden") }
}

/// An entry that makes a certain service.
class Provider<Service>: AnyRegistration {
    /// The shared instance or a new one. The caller holds the lock and passes the arguments that the key names.
    func provide<Arguments>(
        _ arguments: Arguments, in container: Container, at site: CallSite
    ) throws(ResolutionError) -> Service {
        fatalError("overridden")
    }

    final override func check(in container: Container) throws(ResolutionError) {
        _ = try provide((), in: container, at: site)
    }
}
