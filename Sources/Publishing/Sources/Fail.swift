/// A publisher that fails at once.
///
/// ```swift
/// func user(_ id: Int) -> AnyPublisher<User, LookUpError> {
///     guard id > 0 else { return Fail(error: LookUpError.badID).eraseToAnyPublisher() }
///     return server.user(id)
/// }
/// ```
///
/// Mirrors Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }

    /// The same, where the type of the values does not follow from the context.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
