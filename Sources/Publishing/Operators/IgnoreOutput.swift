extension Publisher {
    /// Sends only the end.
    ///
    /// ```swift
    /// let saved = upload.ignoreOutput()
    /// ```
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.IgnoreOutput`.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
            upstream.subscribe(Gatherer(subscriber, take: { _ in }, result: { nil }))
        }
    }
}
