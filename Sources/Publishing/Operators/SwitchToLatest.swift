extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the newest of the publishers sends, and cancels the one before.
    ///
    /// ```swift
    /// let results = searches.map { text in server.results(for: text) }.switchToLatest()
    /// ```
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// The same for publishers that cannot fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// The same for an upstream that cannot fail, and publishers that can.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// The same where neither can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.SwitchToLatest`.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(startingWith: subscriber)
            // Guarded by the confluence's lock.
            var newest = 0
            var current: Source?

            confluence.join(upstream, asking: .fixed(.unlimited)) { publisher, _ in
                let (number, previous) = confluence.lock.withLock {
                    newest += 1
                    defer { current = nil }
                    return (newest, current)
                }
                if let previous { confluence.leave(previous) }
                let source = confluence.join(publisher) { value, _ in
                    if confluence.lock.withLock({ number == newest }) { confluence.pass(value) }
                }
                // A newer one may have come while this one joined.
                let isNewest = confluence.lock.withLock {
                    if number == newest { current = source }
                    return number == newest
                }
                if !isNewest { confluence.leave(source) }
            }
            confluence.allJoined()
        }
    }
}
