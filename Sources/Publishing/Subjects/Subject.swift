/// A publisher into which values are put by hand.
///
/// ```swift
/// let taps = PassthroughSubject<Void, Never>()
/// let subscription = taps.sink { print("tapped") }
/// taps.send()
/// ```
///
/// Both subjects may be used from several threads: a subscriber gets one value at a time. A subscriber may send,
/// subscribe and cancel while it receives.
///
/// Mirrors Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Hands a value to all subscribers.
    func send(_ value: Output)

    /// Ends the subject. What is sent afterwards goes nowhere.
    func send(completion: Subscribers.Completion<Failure>)

    /// Takes the subscription of the subject to another publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells all subscribers "now".
    public func send() { send(()) }
}

extension Publisher {
    /// Feeds a subject with what this publisher publishes, its completion included.
    ///
    /// ```swift
    /// let latest = CurrentValueSubject<Int, Never>(0)
    /// numbers.subscribe(latest).store(in: &cancellables)
    /// ```
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let feeder = SubjectFeeder(subject)
        subscribe(feeder)
        return AnyCancellable(feeder)
    }
}
