/// A closure that makes a service, with its arguments as one value: `Void`, an argument, or a tuple of several.
final class Factory<Service, Arguments> {
    let make: (any Resolver, Arguments) throws -> Service
    /// Tells equal arguments from others, or nil where they cannot be compared.
    let identify: (Arguments) -> [AnyHashable]?

    init(
        make: @escaping (any Resolver, Arguments) throws -> Service,
        identify: @escaping (Arguments) -> [AnyHashable]?
    ) {
        self.make = make
        self.identify = identify
    }
}

/// What tells an argument from others: itself if it is `Hashable`, its identity if it is an object.
func identity<Argument>(of argument: Argument) -> AnyHashable? {
    if let hashable = argument as? any Hashable { return AnyHashable(hashable) }
    return type(of: argument) is AnyClass ? AnyHashable(SameObject(object: argument as AnyObject)) : nil
}

private struct SameObject: Hashable {
    let object: AnyObject

    static func == (lhs: SameObject, rhs: SameObject) -> Bool { lhs.object === rhs.object }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
