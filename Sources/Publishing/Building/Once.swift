/// A subscription that yields a single value, as soon as it is both there and asked for, and then finishes.
final class Once<Downstream: Subscriber>: Subscription, Endable {
    private let lock = Lock()
    private var downstream: Downstream?
    private var value: Downstream.Input?
    private var isAskedFor = false
    private var onCancel: (() -> Void)?

    init(_ downstream: Downstream, value: Downstream.Input? = nil, onCancel: (() -> Void)? = nil) {
        self.downstream = downstream
        self.value = value
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand != .none else { return }
        lock.withLock { isAskedFor = true }
        deliver()
    }

    /// Says what the value is.
    func fulfil(_ value: Downstream.Input) {
        lock.withLock { self.value = value }
        deliver()
    }

    /// Ends without a value.
    func end(with completion: Subscribers.Completion<Downstream.Failure>) {
        takeDownstream()?.receive(completion: completion)
    }

    func cancel() {
        let onCancel = lock.withLock { self.onCancel }
        _ = takeDownstream()
        onCancel?()
    }

    var hasEnded: Bool { lock.withLock { downstream == nil } }

    private func deliver() {
        guard let value = lock.withLock({ isAskedFor ? value : nil }), let downstream = takeDownstream() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    private func takeDownstream() -> Downstream? {
        let (downstream, released) = lock.withLock {
            defer { (self.downstream, value, onCancel) = (nil, nil, nil) }
            return (self.downstream, (value, onCancel))
        }
        withExtendedLifetime(released) {}
        return downstream
    }
}
