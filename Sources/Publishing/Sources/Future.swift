/// A publisher of one result that is worked out once.
///
/// ```swift
/// let user = Future<User, any Error> { promise in
///     server.load { result in promise(result) }
/// }
/// ```
///
/// The closure runs at once, when the future is made, not when somebody subscribes; wrap it in a ``Deferred`` for that.
/// Every subscriber gets the same result. The promise may be called on any thread; only its first call counts.
///
/// Mirrors Combine's `Future`.
public final class Future<Output, Failure: Error>: Publisher {
    /// Says what the result is.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [(key: Int, settle: Promise)] = []
    private var nextKey = 0

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.settle($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let key = lock.withLock {
            nextKey += 1
            return nextKey
        }
        let subscription = Once(subscriber, onCancel: { [weak self] in self?.forget(key) })
        subscriber.receive(subscription: subscription)
        if !subscription.hasEnded { whenSettled(key, subscription.settle) }
    }

    private func whenSettled(_ key: Int = 0, _ action: @escaping Promise) {
        let known = lock.withLock {
            if result == nil { waiting.append((key, action)) }
            return result
        }
        if let known { action(known) }
    }

    private func settle(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock { () -> [(key: Int, settle: Promise)] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for (_, settle) in waiting { settle(result) }
    }

    private func forget(_ key: Int) {
        let old = lock.withLock {
            defer { waiting.removeAll { $0.key == key } }
            return waiting
        }
        withExtendedLifetime(old) {}
    }
}

extension Once {
    fileprivate func settle(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let value): fulfil(value)
        case .failure(let error): end(with: .failure(error))
        }
    }
}

extension Future {
    /// The result, as soon as it is there. A failure is thrown.
    ///
    /// ```swift
    /// let user = try await server.user(7).value
    /// ```
    ///
    /// Cancelling the task that waits does not end the waiting.
    public nonisolated(nonsending) var value: Output {
        get async throws {
            await settled()
            return try lock.withLock { result }!.get()
        }
    }

    fileprivate func settled(isolation: isolated (any Actor)? = #isolation) async {
        await withCheckedContinuation { continuation in
            whenSettled { _ in continuation.resume() }
        }
    }
}

extension Future where Failure == Never {
    /// The result, as soon as it is there.
    public nonisolated(nonsending) var value: Output {
        get async {
            await settled()
            return lock.withLock { result }!.get()
        }
    }
}
