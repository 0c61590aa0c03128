extension Publisher {
    /// Puts the error into other words.
    ///
    /// ```swift
    /// let user = server.user(7).mapError { LoadingFailed(reason: $0) }
    /// ```
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }
}

extension Publisher where Failure == Never {
    /// Says what error a publisher could have that cannot fail, so that it fits beside one that can.
    ///
    /// ```swift
    /// let user = Just(User.guest).setFailureType(to: LoadingFailed.self)
    /// ```
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.MapError`.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(downstream: subscriber, transform: transform))
        }

        private struct Inner<Downstream: Subscriber>: Subscriber
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let downstream: Downstream
            let transform: (Upstream.Failure) -> Failure

            func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
            func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }
            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                switch completion {
                case .finished: downstream.receive(completion: .finished)
                case .failure(let error): downstream.receive(completion: .failure(transform(error)))
                }
            }
        }
    }

    /// Mirrors Combine's `Publishers.SetFailureType`.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.mapError { _ -> Failure in }.receive(subscriber: subscriber)
        }
    }
}
