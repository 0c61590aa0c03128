/// A subscriber's end of its connection. It is made once and ends once, with a completion or a cancel.
///
/// An operator hands it down as the subscription: it leads up only, so that a subscriber which keeps its subscription
/// makes no cycle with the operator, which keeps the subscriber.
final class UpstreamLink: Subscription, Endable {
    private enum Stage {
        case waiting
        case connected(any Subscription)
        case ended
    }

    private let lock = Lock()
    private var stage = Stage.waiting

    /// Takes the subscription, or cancels it if there was one before or the link has ended already.
    func connect(_ subscription: any Subscription) -> Bool {
        lock.lock()
        guard case .waiting = stage else {
            lock.unlock()
            subscription.cancel()
            return false
        }
        stage = .connected(subscription)
        lock.unlock()
        return true
    }

    var isConnected: Bool {
        lock.lock()
        defer { lock.unlock() }
        if case .connected = stage { return true }
        return false
    }

    /// Ends the link since a completion came. The answer is whether it had not ended before.
    func end() -> Bool {
        lock.lock()
        let old = stage
        stage = .ended
        lock.unlock()
        if case .ended = old { return false }
        return true
    }

    func cancel() { take()?.cancel() }

    func request(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    /// Whether nothing will come any more.
    var hasEnded: Bool {
        lock.lock()
        let stage = stage
        lock.unlock()
        return switch stage {
        case .waiting: false
        case .connected(let subscription): Publishing.hasEnded(subscription)
        case .ended: true
        }
    }

    private var subscription: (any Subscription)? {
        lock.lock()
        defer { lock.unlock() }
        if case .connected(let subscription) = stage { return subscription }
        return nil
    }

    /// Ends the link, and answers the subscription if it had not ended before.
    func take() -> (any Subscription)? {
        lock.lock()
        defer { lock.unlock() }
        defer { stage = .ended }
        if case .connected(let subscription) = stage { return subscription }
        return nil
    }
}
