/// Where several upstreams flow together before one subscriber: one value at a time, no more than asked for, one end.
final class Confluence<Output, Failure: Error>: Junction {
    // Guarded by `lock`.
    private var endpoint: Endpoint<Output, Failure>?
    private var waiting: ArraySlice<(value: Output, source: Source?)> = []
    private var isAnyWaiting = false

    /// Gives the subscriber its subscription. The upstreams join afterwards; then comes `allJoined()`.
    init<S: Subscriber>(startingWith subscriber: S) where S.Input == Output, S.Failure == Failure {
        endpoint = SubscriberEndpoint(subscriber)
        super.init()
        subscriber.receive(subscription: self)
    }

    // MARK: - Upstreams

    /// Subscribes to one more upstream. All is finished when all that joined have.
    /// - Parameters:
    ///   - value: Called for one value of this upstream at a time.
    ///   - end: Called when this upstream has ended. Others may join in it.
    @discardableResult
    func join<P: Publisher>(
        _ publisher: P, asking: Source.Asking = .along, value: @escaping (P.Output, Source) -> Void,
        end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Source {
        let source = Tributary(into: self, asking: asking, value: value, end: end)
        willJoin()
        publisher.subscribe(source)
        return source
    }

    /// Subscribes to one more upstream, whose failure is the failure of all.
    @discardableResult
    func join<P: Publisher>(
        _ publisher: P, asking: Source.Asking = .along, value: @escaping (P.Output, Source) -> Void
    ) -> Source where P.Failure == Failure {
        join(publisher, asking: asking, value: value) { [self] completion in
            if case .failure(let error) = completion { fail(error) }
        }
    }

    // MARK: - What goes down

    /// Hands a value on, as soon as it is asked for.
    func pass(_ value: Output, from source: Source? = nil) {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        if let endpoint, !isAnyWaiting, demand != .none {
            demand -= 1
            lock.unlock()
            hand(value, to: endpoint, from: source)
        } else {
            enqueue(value, from: source)
            lock.unlock()
            drain()
        }
    }

    /// Lets a value wait until it is asked for. Called under the lock; `drain()` comes afterwards.
    func enqueue(_ value: Output, from source: Source? = nil) {
        guard endpoint != nil else { return }
        waiting.append((value, source))
        isAnyWaiting = true
    }

    /// Fails at once, whatever waits.
    func fail(_ error: Failure) {
        delivery.lock()
        defer { delivery.unlock() }
        takeEndpoint()?.receive(completion: .failure(error))
    }

    /// Finishes after the values that still wait, or fails at once.
    func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: finish()
        case .failure(let error): fail(error)
        }
    }

    override func drain() {
        delivery.lock()
        defer { delivery.unlock() }
        while let (value, source, endpoint) = takeNext() { hand(value, to: endpoint, from: source) }
        if lock.withLock({ isFinishing && !isAnyWaiting }) { takeEndpoint()?.receive(completion: .finished) }
    }

    override func close() -> Bool { takeEndpoint() != nil }

    // MARK: - Parts

    private func hand(_ value: Output, to endpoint: Endpoint<Output, Failure>, from source: Source?) {
        depth += 1
        let more = endpoint.receive(value)
        depth -= 1
        grow(by: more)
        if let source, case .oneAhead = source.asking { source.request(.max(1)) }
    }

    private func takeNext() -> (Output, Source?, Endpoint<Output, Failure>)? {
        lock.withLock {
            guard isAnyWaiting, let endpoint, demand != .none, let (value, source) = waiting.popFirst() else {
                return nil
            }
            isAnyWaiting = !waiting.isEmpty
            demand -= 1
            return (value, source, endpoint)
        }
    }

    /// Ends it for the subscriber, and cancels all upstreams.
    private func takeEndpoint() -> Endpoint<Output, Failure>? {
        let (endpoint, waiting) = lock.withLock {
            defer { (self.endpoint, self.waiting, isAnyWaiting, isOpen) = (nil, [], false, false) }
            return (self.endpoint, self.waiting)
        }
        cancelSources()
        withExtendedLifetime(waiting) {}
        return endpoint
    }
}

/// The subscriber that stands for a confluence at one of its upstreams.
private final class Tributary<Input, Failure: Error>: Source, Subscriber {
    private let junction: Junction
    private let value: (Input, Source) -> Void
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(
        into junction: Junction, asking: Asking, value: @escaping (Input, Source) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.junction = junction
        self.value = value
        self.end = end
        super.init(asking: asking)
    }

    func receive(subscription: any Subscription) {
        if link.connect(subscription) { junction.connect(self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if link.isConnected { value(input, self) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard link.end() else { return }
        end(completion)
        junction.hasLeft(self)
    }
}
