/// A publisher that sends one value and finishes.
///
/// ```swift
/// let subscription = Just("hello").sink { print($0) }
/// ```
///
/// Mirrors Combine's `Just`.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Once(subscriber, value: output))
    }
}

extension Just: Equatable where Output: Equatable {}
