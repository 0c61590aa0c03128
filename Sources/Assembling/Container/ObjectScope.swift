/// How long an instance is shared once a container has made it.
///
/// ```swift
/// container.register(MainCoordinator.self) { _ in MainCoordinator() }
///     .inObjectScope(.container)
/// ```
///
/// The default is ``graph``, which may surprise: every `resolve` from outside makes a new instance, and only what is
/// made along with it, by factories that call `resolve` themselves, shares.
///
/// Mirrors `ObjectScope` in Swinject.
public final class ObjectScope: Sendable, CustomStringConvertible {
    /// A new instance for everyone who asks.
    public static let transient = ObjectScope(.never, "transient")

    /// One instance for all that is made by one `resolve` from outside. The default.
    ///
    /// With arguments, one for each set of equal arguments; arguments that cannot be compared, being neither
    /// `Hashable` nor objects, are never equal.
    public static let graph = ObjectScope(.inGraph, "graph")

    /// One instance as long as the container lives, shared with its child containers.
    ///
    /// With arguments, those of the first `resolve` decide; later ones are ignored.
    public static let container = ObjectScope(.always, "container")

    /// One instance as long as someone else holds it, shared with child containers. Values are not shared.
    public static let weak = ObjectScope(.stored, "weak", storageFactory: { WeakStorage() })

    public let description: String
    let sharing: Sharing
    let storageFactory: (@Sendable () -> any InstanceStorage)?

    enum Sharing { case never, inGraph, always, stored }

    private init(
        _ sharing: Sharing, _ description: String, storageFactory: (@Sendable () -> any InstanceStorage)? = nil
    ) {
        self.sharing = sharing
        self.description = description
        self.storageFactory = storageFactory
    }

    /// A scope of your own, to be emptied when its time is over.
    ///
    /// ```swift
    /// extension ObjectScope {
    ///     static let session = ObjectScope(storageFactory: PermanentStorage.init, description: "session")
    /// }
    ///
    /// container.reset(.session)  // at logout
    /// ```
    ///
    /// - Parameters:
    ///   - storageFactory: makes the storage of one registration. It is called on any thread.
    ///   - description: its name, for texts.
    @preconcurrency public convenience init(
        storageFactory: @escaping @Sendable () -> any InstanceStorage, description: String = "custom"
    ) {
        self.init(.stored, description, storageFactory: storageFactory)
    }
}
