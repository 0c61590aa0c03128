/// The middle of a subject: who listens, how much each asked for, and the delivery to all of them.
///
/// It has two locks. `delivery` is held while values are handed on, so that a subscriber gets one at a time, whichever
/// threads send; it is recursive, so that a subscriber may send. `lock` guards the state and is never held during a
/// call out, so that subscribing, requesting and cancelling never wait for a subscriber.
class Hub<Output, Failure: Error> {
    final let delivery = Lock(isRecursive: true)
    final let lock = Lock()
    private let keepsLatest: Bool
    private final var listeners = ListenerList()
    private(set) final var isOver = false
    private final var completion: Subscribers.Completion<Failure>?
    private final var upstreams: [any Subscription] = []
    private final var isWanted: Bool

    /// - Parameter keepsLatest: whether there is a latest value, which a listener without demand gets later.
    init(keepsLatest: Bool = false) {
        self.keepsLatest = keepsLatest
        isWanted = keepsLatest
    }

    /// Hands on the latest value, if there is one that the listener has not had. Called without the lock.
    func deliverLatest(to conduit: Conduit<Output, Failure>) {}

    // MARK: - Downstream

    final func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(from: self, to: subscriber)
        conduit.owesLatest = keepsLatest
        let completion = lock.withLock {
            if !isOver { listeners.append(conduit) }
            return self.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    final func send(_ output: Output) {
        delivery.lock()
        lock.lock()
        var isLocked = true
        for case let listener? in isOver ? [] : listeners.slots {
            if !isLocked { lock.lock() }
            isLocked = true
            guard listener.demand != .none else {
                listener.owesLatest = keepsLatest
                continue
            }
            guard let endpoint = endpoint(listener) else { continue }
            listener.demand -= 1
            listener.owesLatest = false
            lock.unlock()
            isLocked = false
            let more = endpoint.receive(output)
            if more != .none {
                lock.withLock { listener.demand += more }
            }
        }
        if isLocked { lock.unlock() }
        delivery.unlock()
    }

    final func send(completion: Subscribers.Completion<Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        // The upstreams are released here, outside the lock.
        let (endpoints, upstreams) = end(with: completion)
        for endpoint in endpoints { endpoint.receive(completion: completion) }
        withExtendedLifetime(upstreams) {}
    }

    final func request(_ demand: Subscribers.Demand, by conduit: Conduit<Output, Failure>) {
        guard demand != .none else { return }
        lock.lock()
        conduit.demand += demand
        let owesLatest = conduit.owesLatest
        let waiting = isWanted ? [] : upstreams
        isWanted = true
        lock.unlock()
        if owesLatest { deliverLatest(to: conduit) }
        for upstream in waiting { upstream.request(.unlimited) }
    }

    final func disconnect(_ conduit: Conduit<Output, Failure>) {
        lock.lock()
        let endpoint = conduit.endpoint
        conduit.endpoint = nil
        listeners.remove(conduit)
        lock.unlock()
        // Released here: the release may run anything, and must not do so under the lock.
        withExtendedLifetime(endpoint) {}
    }

    final func hasEnded(_ conduit: Conduit<Output, Failure>) -> Bool {
        lock.withLock { conduit.endpoint == nil }
    }

    // MARK: - Upstream

    /// Takes a subscription of the subject itself, and asks for everything as soon as a listener asks for anything.
    final func connect(_ upstream: any Subscription) {
        let (isWanted, old) = lock.withLock {
            let old = upstreams
            upstreams = old.filter { !Publishing.hasEnded($0) } + [upstream]
            return (self.isWanted, old)
        }
        withExtendedLifetime(old) {}
        if isWanted { upstream.request(.unlimited) }
    }

    /// Lets go of everybody since the subject is gone. Who still has a latest value to come keeps the hub for it.
    final func close() {
        let upstreams = lock.withLock {
            defer { self.upstreams = [] }
            return self.upstreams
        }
        for upstream in upstreams { upstream.cancel() }
        let gone = lock.withLock { takeListeners { !$0.owesLatest } }
        withExtendedLifetime(gone) {}
    }

    // MARK: - Parts

    private final func end(
        with completion: Subscribers.Completion<Failure>
    ) -> ([Endpoint<Output, Failure>], [any Subscription]) {
        lock.withLock {
            guard !isOver else { return ([], []) }
            isOver = true
            self.completion = completion
            defer { upstreams = [] }
            return (takeListeners { _ in true }, upstreams)
        }
    }

    private final func takeListeners(where isTaken: (Listener) -> Bool) -> [Endpoint<Output, Failure>] {
        listeners.removeAll().filter(isTaken).compactMap { listener in
            let conduit = unsafeDowncast(listener, to: Conduit<Output, Failure>.self)
            defer { conduit.endpoint = nil }
            return conduit.endpoint
        }
    }

    /// The subscriber behind a listener. Every listener of this hub is one of its conduits.
    private final func endpoint(_ listener: Listener) -> Endpoint<Output, Failure>? {
        unsafeDowncast(listener, to: Conduit<Output, Failure>.self).endpoint
    }
}
