/// Knows how to make the services of an app, and hands them out with all that they need.
///
/// ```swift
/// let container = Container()
/// container.register(Clock.self) { _ in Clock() }.inObjectScope(.container)
/// container.register(Greeter.self) { resolver in
///     Greeter(clock: resolver.resolve(Clock.self)!)
/// }
/// let greeter = container.resolve(Greeter.self)!
/// ```
///
/// **What is shared.** By default nothing outlives the `resolve` that made it: see ``ObjectScope/graph``.
///
/// **Threads.** A container may be used from several threads at once. One factory runs at a time in a container, its
/// parents and its children; others wait. So keep factories quick, and do slow work in the services they make. Two
/// containers whose factories ask each other should have a parent in common: without, they can wait for each other.
///
/// **Actors.** A factory runs on the actor that it was registered on, and nowhere else; registered on none, it runs
/// on any thread, and what it captures has to bear that. A service registered on the main actor and resolved
/// elsewhere stops the program with a text that says so; `resolveAsync` hops.
///
/// **The trap.** The container holds what it shares. If that in turn holds the resolver, the two hold each other
/// until ``reset(_:includingParents:)-(ObjectScope,_)`` or ``removeAll()``. That does not matter for a container
/// that lives as long as the app.
///
/// Mirrors `Container` in Swinject, with `synchronize()` built in.
public final class Container: @unchecked Sendable {
    // Sendable, though its properties are not: `parent`, `tree` and `defaultObjectScope` never change, and everything
    // else, down to the registrations and what they share, is used only between `tree.enter()` and `tree.leave()`.
    // What user code gets out is up to the user: a service that is not Sendable and shared should stay on one actor.

    let parent: Container?
    let tree: ContainerTree
    let defaultObjectScope: ObjectScope
    @exclusivity(unchecked) var table: [ServiceKey: AnyRegistration] = [:]
    var currentReporter: (@Sendable (ResolutionError) -> Void)?

    /// A container without registrations.
    ///
    /// - Parameters:
    ///   - parent: is asked for what is not registered here. It never sees what is registered here, except that a
    ///     factory of the parent, run for the child, is given the child as its resolver.
    ///   - defaultObjectScope: the scope of registrations that do not name one.
    ///   - registeringClosure: registers the first services.
    public init(
        parent: Container? = nil,
        defaultObjectScope: ObjectScope = .graph,
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        self.parent = parent
        self.tree = parent?.tree ?? ContainerTree()
        self.defaultObjectScope = defaultObjectScope
        registeringClosure(self)
    }

    /// The container itself, which is safe to use from several threads anyway. Kept for code written for Swinject.
    public func synchronize() -> any Resolver { self }

    /// Hears of each `resolve` and `require` that fails, also of those further down in a factory.
    ///
    /// ```swift
    /// container.reporter = { error in print(error) }
    /// ```
    ///
    /// A container without one uses its parent's. If that has none either, the first nil that a line gets from
    /// `resolve` is told on standard error, since most often it meets a `!`; `{ _ in }` keeps it silent. The reporter is
    /// called on the thread that asked, and may use the container.
    public var reporter: (@Sendable (ResolutionError) -> Void)? {
        get {
            tree.enter()
            defer { tree.leave() }
            return currentReporter
        }
        set {
            tree.enter()
            defer { tree.leave() }
            currentReporter = newValue
        }
    }

    /// The nearest entry for a key, here or in a parent. The caller holds the lock.
    func registration(for key: ServiceKey) -> AnyRegistration? {
        table[key] ?? parent?.registration(for: key)
    }

    /// Every entry that can be found from here, in the order of registering. The caller holds the lock.
    func visibleRegistrations() -> [AnyRegistration] {
        var visible: [ServiceKey: AnyRegistration] = [:]
        for container in sequence(first: self, next: \.parent) {
            visible.merge(container.table) { nearer, _ in nearer }
        }
        return visible.values.sorted { $0.order < $1.order }
    }
}
