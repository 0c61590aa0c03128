extension Publisher {
    /// Goes on with another publisher after a failure.
    ///
    /// ```swift
    /// let users = server.users.catch { error in cache.users }
    /// ```
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Sends a value in place of a failure, and finishes.
    ///
    /// ```swift
    /// let users = server.users.replaceError(with: [])
    /// ```
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Catch`.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(startingWith: subscriber)
            confluence.join(upstream) { value, _ in
                confluence.pass(value)
            } end: { [handler] completion in
                guard case .failure(let error) = completion else { return }
                confluence.join(handler(error)) { value, _ in confluence.pass(value) }
            }
            confluence.allJoined()
        }
    }

    /// Mirrors Combine's `Publishers.ReplaceError`.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.catch { [output] _ in Just(output) }.receive(subscriber: subscriber)
        }
    }
}
