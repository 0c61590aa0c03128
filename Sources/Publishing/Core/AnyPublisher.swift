/// A publisher whose own type is hidden.
///
/// ```swift
/// var names: AnyPublisher<String, Never> { subject.map(\.name).eraseToAnyPublisher() }
/// ```
///
/// Mirrors Combine's `AnyPublisher`.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let upstream: any Publisher<Output, Failure>

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        upstream = (publisher as? AnyPublisher<Output, Failure>)?.upstream ?? publisher
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the type of the publisher, as a property or a protocol needs it.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
