extension Publisher {
    /// Sends all values as one array, when the publisher has finished.
    ///
    /// ```swift
    /// let all = [1, 2, 3].publisher.collect()
    /// ```
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends the last value, when the publisher has finished.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Collect`.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var outputs: Output = []
            upstream.subscribe(Gatherer(subscriber, take: { outputs.append($0) }, result: { outputs }))
        }
    }

    /// Mirrors Combine's `Publishers.Last`.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(Gatherer(subscriber, take: { last = $0 }, result: { last }))
        }
    }
}
