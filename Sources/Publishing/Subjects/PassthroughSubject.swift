/// A subject that keeps nothing: who subscribes hears what is sent from then on.
///
/// ```swift
/// struct Event {
///     let saveButtonTapped = PassthroughSubject<Void, Never>()
/// }
/// ```
///
/// A value for which a subscriber has no demand is dropped for it.
///
/// Mirrors Combine's `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>()

    public init() {}

    deinit { hub.close() }

    public func send(_ input: Output) { hub.send(input) }

    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

    public func send(subscription: any Subscription) { hub.connect(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.subscribe(subscriber)
    }
}
