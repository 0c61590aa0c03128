/// Why a service could not be handed out. Its description says what was asked for, where, and what to do.
///
/// ```swift
/// do {
///     let coordinator = try resolver.require(MainCoordinator.self)
/// } catch {
///     print(error)
/// }
/// ```
public struct ResolutionError: Error, CustomStringConvertible {
    public enum Reason: Sendable {
        /// Nothing is registered for the service with this name and these arguments.
        case notRegistered
        /// The factory threw this.
        case factoryThrew(any Error)
        /// The service is needed to make itself: the names in this order. Outside of a validation, it stops.
        case cycle([String])
        /// It was asked for elsewhere than "on the main actor". Outside of a validation, it stops.
        case wrongActor(String)
        /// An instance of this type is not what `implements` says. Outside of a validation, it stops.
        case notForwardable(from: String)
    }

    public let reason: Reason
    /// The name of the service's type.
    public let service: String
    /// The name that was asked for, if any.
    public let name: String?
    /// The types of the arguments: `(Int, String)`, or `()`.
    public let arguments: String
    /// What was being made, each for the one before it, and last what was asked for.
    public let path: [String]
    /// Registrations that come close: of the same service with another name or other arguments, or of a type with a
    /// similar name.
    public let nearMisses: [String]
    /// Where it was asked for.
    public let site: CallSite
    /// Where it is registered, if it is.
    public let registration: CallSite?

    /// An error of a resolver of your own.
    public init(
        reason: Reason, service: String, name: String? = nil, arguments: String = "()", path: [String] = [],
        nearMisses: [String] = [], site: CallSite = CallSite(), registration: CallSite? = nil
    ) {
        self.reason = reason
        self.service = service
        self.name = name
        self.arguments = arguments
        self.path = path
        self.nearMisses = nearMisses
        self.site = site
        self.registration = registration
    }

    /// All of the above as a text for people.
    public var description: String {
        switch reason {
        case .notRegistered:
            """
            Assembling: nothing is registered for \(subject).
            It was asked for at \(site)\(way).
            \(advice)
            """
        case .factoryThrew(let error):
            """
            Assembling: the factory of \(subject) threw an error: \(error)
            It was asked for at \(site)\(way), and registered at \(home).
            """
        case .cycle(let chain):
            """
            Assembling: \(subject) is needed to make itself: \(chain.joined(separator: " -> "))
            It was asked for at \(site)\(path.count > chain.count ? way : ""), and registered at \(home).
            Break the circle: let one of them be made without the next, and set it afterwards, with \
            .initCompleted { resolver, made in made.next = resolver.resolve(...) }. None may be .transient then.
            """
        case .wrongActor(let place):
            """
            Assembling: \(subject) was asked for elsewhere than \(place), at \(site)\(way).
            Its factory was registered \(place), at \(home), and never runs anywhere else.
            Ask \(place), or let it hop there: await resolver.resolveAsync(\(call))
            """
        case .notForwardable(let type):
            """
            Assembling: a \(type) is no \(subject), though its registration says .implements(\(service).self).
            It was asked for at \(site)\(way), and registered at \(home).
            Make \(type) one, or take the .implements away.
            """
        }
    }

    private var subject: String { path.last ?? service }

    private var way: String { path.count > 1 ? ", on the way \(path.joined(separator: " -> "))" : "" }

    private var home: String { registration.map(\.description) ?? "an unknown place" }

    private var advice: String {
        let register = "container.register(\(call)) { ... }, with a factory \(factoryType)."
        if nearMisses.isEmpty { return "Register it: \(register)" }
        return """
            Near misses:
            \(nearMisses.map { "  \($0)\n" }.joined())\
            Ask for one of these, or register it: \(register)
            """
    }

    /// What stands between the parentheses of a call.
    private var call: String { "\(service).self" + (name.map { ", name: \"\($0)\"" } ?? "") }

    private var factoryType: String {
        let types = arguments.dropFirst().dropLast()
        return "(\(types.isEmpty ? "Resolver" : "Resolver, \(types)")) -> \(service)"
    }
}
