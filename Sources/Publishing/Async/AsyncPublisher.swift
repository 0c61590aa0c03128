extension Publisher where Failure == Never {
    /// The values, for a `for await` loop.
    ///
    /// ```swift
    /// for await text in search.$text.values { print(text) }
    /// ```
    ///
    /// The loop asks for one value at a time. The trap: what a `PassthroughSubject` sends while the body of the loop
    /// runs is dropped.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for a `for try await` loop, which throws a failure.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher as an asynchronous sequence. Leaving the loop ends the subscription, and so does cancelling its task.
///
/// Mirrors Combine's `AsyncPublisher`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator {
        let pulling = Pulling<P.Output, Never>()
        publisher.subscribe(pulling.puller)
        return Iterator(pulling: pulling)
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let pulling: Pulling<P.Output, Never>

        public mutating func next() async -> P.Output? { await next(isolation: nil) }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await pulling.puller.next().get()
        }
    }
}

/// A publisher that can fail as an asynchronous sequence. Leaving the loop ends the subscription, and so does cancelling
/// its task.
///
/// Mirrors Combine's `AsyncThrowingPublisher`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator {
        let pulling = Pulling<P.Output, P.Failure>()
        publisher.subscribe(pulling.puller)
        return Iterator(pulling: pulling)
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let pulling: Pulling<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await pulling.puller.next().get()
        }
    }
}
