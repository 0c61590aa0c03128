/// Where several upstreams flow together before one subscriber: one value at a time, no more than asked for, one end.
///
/// It has two locks, as a ``Hub`` has: `delivery` is held while a value is handed on, `lock` guards the state, that of
/// the operator included, and is never held during a call out.
final class Confluence<Downstream: Subscriber>: Subscription, Endable {
    /// How much an upstream is asked for.
    enum Asking {
        /// What the subscriber asks for.
        case along
        /// So many, whatever the subscriber asks for.
        case fixed(Subscribers.Demand)
        /// One, which waits here, and the next when that is taken; everything, once the subscriber asks for that.
        case oneAhead
    }

    let lock = Lock()
    private let delivery = Lock(isRecursive: true)
    /// How many calls of the subscriber have not returned. Guarded by `delivery`.
    private var depth = 0

    // Guarded by `lock`.
    private var downstream: Downstream?
    private(set) var demand = Subscribers.Demand.none
    private var waiting: ArraySlice<(value: Downstream.Input, source: Source?)> = []
    private var isFinishing = false
    private var sources: [Source] = []
    /// How many upstreams have not ended; the joining itself counts as one.
    private var running = 1

    /// Gives the subscriber its subscription. The upstreams join afterwards; then comes ``allJoined()``.
    init(startingWith downstream: Downstream) {
        self.downstream = downstream
        downstream.receive(subscription: self)
    }

    /// Subscribes to one more upstream. All is finished when all that joined have.
    /// - Parameters:
    ///   - value: Called for one value of this upstream at a time.
    ///   - end: Called when this upstream has ended. Others may join in it.
    @discardableResult
    func join<P: Publisher>(
        _ publisher: P, asking: Asking = .along, value: @escaping (P.Output, Source) -> Void,
        end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Source {
        let source = Tributary(into: self, asking: asking, value: value, end: end)
        lock.withLock { running += 1 }
        publisher.subscribe(source)
        return source
    }

    /// Subscribes to one more upstream, whose failure is the failure of all.
    @discardableResult
    func join<P: Publisher>(
        _ publisher: P, asking: Asking = .along, value: @escaping (P.Output, Source) -> Void
    ) -> Source where P.Failure == Downstream.Failure {
        join(publisher, asking: asking, value: value) { [self] completion in
            if case .failure = completion { end(completion) }
        }
    }

    /// Says that no further upstream will join but from one that has.
    func allJoined() { countDown() }

    /// Cancels one of the upstreams.
    func leave(_ source: Source) {
        guard let upstream = source.link.take() else { return }
        upstream.cancel()
        hasLeft(source)
    }

    // MARK: - What goes down

    /// Hands a value on, as soon as it is asked for.
    func pass(_ value: Downstream.Input, from source: Source? = nil) {
        lock.withLock { enqueue(value, from: source) }
        drain()
    }

    /// The first half of ``pass(_:from:)``, for who holds the lock already.
    func enqueue(_ value: Downstream.Input, from source: Source? = nil) {
        if downstream != nil { waiting.append((value, source)) }
    }

    /// Finishes after the values that still wait, or fails at once.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion {
            lock.withLock { isFinishing = true }
            drain()
        } else {
            delivery.lock()
            defer { delivery.unlock() }
            takeDownstream()?.receive(completion: completion)
        }
    }

    /// Hands on what waits, as far as it is asked for.
    func drain() {
        delivery.lock()
        defer { delivery.unlock() }
        while let (downstream, value, source) = takeNext() {
            depth += 1
            let more = downstream.receive(value)
            depth -= 1
            grow(by: more)
            if case .oneAhead? = source?.asking { source?.request(.max(1)) }
        }
        if lock.withLock({ isFinishing && waiting.isEmpty }) {
            takeDownstream()?.receive(completion: .finished)
        }
    }

    /// Runs a closure while no other thread hands anything on. It hears whether the subscriber is receiving, so that
    /// this is a value which that has caused.
    func serially(_ body: (_ isNested: Bool) -> Void) {
        delivery.lock()
        defer { delivery.unlock() }
        body(depth > 0)
    }

    // MARK: - What comes up

    func request(_ demand: Subscribers.Demand) {
        grow(by: demand)
        drain()
    }

    func cancel() { _ = takeDownstream() }

    var hasEnded: Bool {
        let (isOver, sources) = lock.withLock { (downstream == nil, self.sources) }
        return isOver || !sources.isEmpty && sources.allSatisfy(\.hasEnded)
    }

    // MARK: - Parts

    fileprivate func connect(_ source: Source) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            sources.append(source)
            return switch source.asking {
            case .along: self.demand
            case .fixed(let demand): demand
            case .oneAhead: self.demand == .unlimited ? .unlimited : .max(1)
            }
        }
        if let demand { source.request(demand) } else { source.cancel() }
    }

    fileprivate func hasLeft(_ source: Source) {
        lock.withLock { sources.removeAll { $0 === source } }
        countDown()
    }

    private func countDown() {
        let isLast = lock.withLock {
            running -= 1
            return running == 0
        }
        if isLast { end(.finished) }
    }

    private func grow(by more: Subscribers.Demand) {
        guard more != .none else { return }
        let asked = lock.withLock {
            demand += more
            return sources.filter { source in
                switch source.asking {
                case .along: true
                case .fixed: false
                case .oneAhead: demand == .unlimited
                }
            }
        }
        for source in asked { source.request(more) }
    }

    private func takeNext() -> (Downstream, Downstream.Input, Source?)? {
        lock.withLock {
            guard let downstream, demand != .none, let (value, source) = waiting.popFirst() else { return nil }
            demand -= 1
            return (downstream, value, source)
        }
    }

    /// Ends it for the subscriber, and cancels all upstreams.
    private func takeDownstream() -> Downstream? {
        let (downstream, sources, waiting) = lock.withLock {
            defer { (self.downstream, self.sources, self.waiting) = (nil, [], []) }
            return (self.downstream, self.sources, self.waiting)
        }
        for source in sources { source.cancel() }
        withExtendedLifetime(waiting) {}
        return downstream
    }
}

extension Confluence {
    /// The connection to one of the upstreams.
    class Source {
        let asking: Asking
        fileprivate let link = UpstreamLink()

        fileprivate init(asking: Asking) { self.asking = asking }

        final func request(_ demand: Subscribers.Demand) { link.request(demand) }
        final func cancel() { link.cancel() }
        final var hasEnded: Bool { link.hasEnded }
    }

    private final class Tributary<Input, Failure: Error>: Source, Subscriber {
        private let confluence: Confluence
        private let value: (Input, Source) -> Void
        private let end: (Subscribers.Completion<Failure>) -> Void

        init(
            into confluence: Confluence, asking: Asking, value: @escaping (Input, Source) -> Void,
            end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            self.confluence = confluence
            self.value = value
            self.end = end
            super.init(asking: asking)
        }

        func receive(subscription: any Subscription) {
            if link.connect(subscription) { confluence.connect(self) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            if link.isConnected { value(input, self) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard link.end() else { return }
            end(completion)
            confluence.hasLeft(self)
        }
    }
}
