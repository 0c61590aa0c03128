extension Publisher {
    /// Makes a publisher of each value, and sends what all of these send.
    ///
    /// ```swift
    /// let results = searches.flatMap { text in server.results(for: text) }
    /// ```
    ///
    /// The trap: an answer to an older value may come after that to a newer one. To forget the older ones, use `map`
    /// and `switchToLatest()`.
    ///
    /// - Parameters:
    ///   - maxPublishers: How many of them run at a time.
    ///   - transform: Makes a publisher of a value.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The same for publishers that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// The same for an upstream that cannot fail, and publishers that can.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The same where neither can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.FlatMap`.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(startingWith: subscriber)
            confluence.join(upstream, asking: .fixed(maxPublishers)) { [transform, maxPublishers] output, upstream in
                confluence.join(transform(output), asking: .oneAhead) { value, source in
                    confluence.pass(value, from: source)
                } end: { completion in
                    if case .failure(let error) = completion {
                        confluence.fail(error)
                    } else if maxPublishers != .unlimited {
                        upstream.request(.max(1))
                    }
                }
            }
            confluence.allJoined()
        }
    }
}
