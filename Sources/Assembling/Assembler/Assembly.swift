/// A group of registrations that belong together.
///
/// ```swift
/// class ServiceAssembly: Assembly {
///     func assemble(container: Container) {
///         container.register(Clock.self) { _ in Clock() }
///             .inObjectScope(.container)
///     }
/// }
/// ```
///
/// What `assemble` registers belongs to the actor that `assemble` runs on: on the main actor in a target that
/// defaults to it, and on no actor otherwise.
///
/// Mirrors `Assembly` in Swinject.
public protocol Assembly {
    /// Registers the services of the group.
    func assemble(container: Container)

    /// Is called when every assembly that was applied together has registered its services.
    func loaded(resolver: any Resolver)
}

extension Assembly {
    public func loaded(resolver: any Resolver) {}
}
