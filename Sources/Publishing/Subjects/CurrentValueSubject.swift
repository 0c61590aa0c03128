/// A subject with a current value: who subscribes gets that first.
///
/// ```swift
/// let count = CurrentValueSubject<Int, Never>(0)
/// let subscription = count.sink { print($0) }  // 0
/// count.value += 1                             // 1
/// ```
///
/// A subscriber without demand gets the newest value when it asks again; those between are dropped for it.
///
/// Mirrors Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let hub: LatestHub<Output, Failure>

    public init(_ value: Output) { hub = LatestHub(value) }

    deinit { hub.close() }

    /// The current value. Setting it is the same as sending.
    public var value: Output {
        get { hub.latest }
        set { hub.settleAndSend(newValue) }
    }

    public func send(_ input: Output) { hub.settleAndSend(input) }

    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

    public func send(subscription: any Subscription) { hub.connect(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.subscribe(subscriber)
    }
}
