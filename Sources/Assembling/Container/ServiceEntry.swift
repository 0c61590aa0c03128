/// A registration, to say more about it.
///
/// Mirrors `ServiceEntry` in Swinject.
public struct ServiceEntry<Service> {
    let registration: Registration<Service>
    let container: Container

    /// Sets how long an instance is shared. What was shared before is let go.
    @discardableResult
    public func inObjectScope(_ scope: ObjectScope) -> Self {
        container.tree.enter()
        let forgotten = registration.forget(nil)
        registration.setScope(scope)
        container.tree.leave()
        withExtendedLifetime(forgotten) {}
        return self
    }

    /// Adds something to do with each new instance, before anyone gets it. Several run in the order of adding.
    ///
    /// ```swift
    /// container.register(Parent.self) { resolver in Parent(child: resolver.resolve(Child.self)!) }
    /// container.register(Child.self) { _ in Child() }
    ///     .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
    /// ```
    ///
    /// This is how objects come to know each other: the child is made already, so that making the parent ends.
    ///
    /// It runs on the actor that it is registered on, and from then on the factory does so, too.
    ///
    /// The trap: when the parent is resolved first, its factory runs twice, since the child asks for a parent while
    /// there is none yet. All get the same parent in the end, and the other one is released. To have it run once, set
    /// both sides in `initCompleted`.
    @discardableResult
    public func initCompleted(
        isolation: isolated (any Actor)? = #isolation,
        _ completed: @escaping (any Resolver, Service) -> Void
    ) -> Self {
        container.tree.enter()
        defer { container.tree.leave() }
        registration.addCompletion(home: Home(isolation), completed)
        return self
    }

    /// Hands out the same instances as other types too: same scope, arguments and `initCompleted`.
    ///
    /// ```swift
    /// container.register(Dog.self) { _ in Dog() }
    ///     .implements(Animal.self, Pet.self)
    /// ```
    ///
    /// The compiler cannot check that a dog is an animal here. If it is not, resolving an animal stops the program,
    /// and ``Container/validate(_:)`` reports it.
    @discardableResult
    public func implements<each Other>(_ others: repeat (each Other).Type, name: String? = nil) -> Self {
        repeat container.forward(each others, name: name, to: self)
        return self
    }
}
