/// Something that hands values on over time to whoever subscribes.
///
/// ```swift
/// func shout(_ names: some Publisher<String, Never>) -> AnyCancellable {
///     names.map { $0.uppercased() }.sink { print($0) }
/// }
/// ```
///
/// A publisher does nothing before someone subscribes. It then hands its subscriber a ``Subscription``, as many values
/// as were asked for, one at a time, and at most one completion.
///
/// Mirrors Combine's `Publisher`.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` instead; this is the part that a publisher implements.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    ///
    /// ```swift
    /// let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { print($0) })
    /// Just(1).subscribe(sink)
    /// ```
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// The namespace of the publishers that operators make: `map` returns a `Publishers.Map`.
public enum Publishers {}
