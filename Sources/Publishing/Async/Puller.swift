/// The subscriber that asks for a value when someone waits for it.
///
/// Sendable since its variables are guarded by `lock`, and the link guards itself. A value is put in by one thread and
/// taken out by the one that waited, and is not touched by the first again.
final class Puller<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let link = UpstreamLink()
    private let lock = Lock()
    private var value: Input?
    private var completion: Subscribers.Completion<Failure>?
    private var waiting: CheckedContinuation<Void, Never>?

    /// The next value; nil after the end. A failure is told once.
    func next(isolation: isolated (any Actor)? = #isolation) async -> Result<Input?, Failure> {
        await withTaskCancellationHandler {
            _ = isolation  // A closure stays on the caller's actor only if it names it.
            await withCheckedContinuation { wait($0) }
        } onCancel: {
            cancel()
        }
        return lock.withLock {
            if let value {
                self.value = nil
                return .success(value)
            }
            guard case .failure(let error) = completion else { return .success(nil) }
            completion = .finished
            return .failure(error)
        }
    }

    func cancel() {
        link.cancel()
        end(.finished)
    }

    func receive(subscription: any Subscription) {
        guard link.connect(subscription) else { return }
        if lock.withLock({ waiting != nil }) { subscription.request(.max(1)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        wake { value = input }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if link.end() { end(completion) }
    }

    private func wait(_ continuation: CheckedContinuation<Void, Never>) {
        let isReady = lock.withLock {
            let isReady = value != nil || completion != nil
            if !isReady { waiting = continuation }
            return isReady
        }
        if isReady { continuation.resume() } else { link.request(.max(1)) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        wake { self.completion = self.completion ?? completion }
    }

    private func wake(_ change: () -> Void) {
        let waiting = lock.withLock {
            change()
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.resume()
    }
}

/// A puller for as long as somebody may wait for its values. A subscription holds its subscriber: without an end, a loop
/// that was left would keep both.
final class Pulling<Input, Failure: Error>: Sendable {
    let puller = Puller<Input, Failure>()

    deinit { puller.cancel() }
}
