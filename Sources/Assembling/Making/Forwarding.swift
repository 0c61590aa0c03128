/// What `implements` enters: another registration's product, as another type.
final class Forwarding<Service, Source>: Provider<Service> {
    private let source: Registration<Source>

    init(to source: Registration<Source>, key: ServiceKey, order: Int) {
        self.source = source
        super.init(key: key, order: order, site: source.site)
    }

    override var home: Home { source.home }

    override var sharing: String { "as \(source.key)" }

    override func forget(_ scope: ObjectScope?) -> Any? { source.forget(scope) }

    override func provide<Arguments>(
        _ arguments: Arguments, in container: Container, at site: CallSite
    ) throws(ResolutionError) -> Service {
        let instance = try source.provide(arguments, in: container, at: site)
        if let service = instance as? Service { return service }
        try container.refuse(.notForwardable(from: shortName(of: type(of: instance))), self, at: site)
    }
}
