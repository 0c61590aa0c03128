/// The publisher that says that an object is about to change.
///
/// ```swift
/// let subscription = counter.objectWillChange.sink { print("about to change") }
/// ```
///
/// Mirrors Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let hub = Hub<Void, Never>()

    public init() {}

    deinit { hub.close() }

    /// Says it. A `@Published` property does this by itself.
    public func send() { hub.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        hub.subscribe(subscriber)
    }
}
