extension Publisher {
    /// Sends the first value and finishes.
    ///
    /// ```swift
    /// let answer = answers.first()
    /// ```
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Sends the first value for which the closure says true, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.First`.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StepSubscriber(subscriber) { .last($0) })
        }
    }

    /// Mirrors Combine's `Publishers.FirstWhere`.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StepSubscriber(subscriber) { [predicate] in predicate($0) ? .last($0) : .skip })
        }
    }
}
