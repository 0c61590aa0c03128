extension Publisher {
    /// Makes another value of each, or fails with what the closure throws.
    ///
    /// ```swift
    /// let data = URLSession.shared.dataTaskPublisher(for: url).tryMap { data, response in
    ///     guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw LoadingFailed() }
    ///     return data
    /// }
    /// ```
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.TryMap`.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let stepper = StepSubscriber<Upstream.Output, S>(subscriber) { [transform] input in
                do {
                    return .pass(try transform(input))
                } catch {
                    return .fail(error)
                }
            }
            upstream.mapError { $0 as any Error }.subscribe(stepper)
        }
    }
}
