/// The part of a ``Confluence`` that does not depend on the type of the values: who flows in, and how much is asked for.
///
/// It has two locks, as a ``Hub`` has: `delivery` is held while a value is handed on, `lock` guards the state and is
/// never held during a call out.
class Junction: Subscription, Endable {
    final let delivery = Lock(isRecursive: true)
    /// How many calls of the subscriber have not returned. Guarded by `delivery`.
    final var depth = 0

    final let lock = Lock()
    // Guarded by `lock`.
    final var isOpen = true
    final var isFinishing = false
    final var demand = Subscribers.Demand.none
    private var sources: [Source] = []
    /// How many upstreams have not ended; the joining itself counts as one.
    private var running = 1

    /// Hands on what waits, as far as it is asked for, and finishes if that was the last.
    func drain() {}

    /// Lets go of the subscriber. The answer is whether it had not been let go of before.
    func close() -> Bool { false }

    // MARK: - What goes down

    /// Finishes after the values that still wait.
    final func finish() {
        lock.withLock { isFinishing = true }
        drain()
    }

    /// Runs a closure while no other thread hands anything on. It hears whether the subscriber is receiving, so that
    /// this is about a value which that has caused.
    final func serially(_ body: (_ isNested: Bool) -> Void) {
        delivery.lock()
        body(depth > 0)
        delivery.unlock()
    }

    // MARK: - What comes up

    final func request(_ demand: Subscribers.Demand) {
        grow(by: demand)
        drain()
    }

    final func cancel() { _ = close() }

    final var hasEnded: Bool {
        let (isOpen, sources) = lock.withLock { (self.isOpen, self.sources) }
        return !isOpen || !sources.isEmpty && sources.allSatisfy(\.hasEnded)
    }

    final func grow(by more: Subscribers.Demand) {
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

    // MARK: - Upstreams

    /// Says that no further upstream will join but from one that has.
    final func allJoined() { countDown() }

    /// Cancels one of the upstreams.
    final func leave(_ source: Source) {
        if source.cancel() { hasLeft(source) }
    }

    final func willJoin() {
        lock.withLock { running += 1 }
    }

    final func connect(_ source: Source) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard isOpen else { return nil }
            sources.append(source)
            return switch source.asking {
            case .along: self.demand
            case .fixed(let demand): demand
            case .oneAhead: self.demand == .unlimited ? .unlimited : .max(1)
            }
        }
        if let demand { source.request(demand) } else { source.cancel() }
    }

    final func hasLeft(_ source: Source) {
        lock.withLock { sources.removeAll { $0 === source } }
        countDown()
    }

    final func cancelSources() {
        let sources = lock.withLock {
            defer { self.sources = [] }
            return self.sources
        }
        for source in sources { source.cancel() }
    }

    private func countDown() {
        let isLast = lock.withLock {
            running -= 1
            return running == 0
        }
        if isLast { finish() }
    }
}

/// The connection of a junction to one of its upstreams.
class Source {
    /// How much an upstream is asked for.
    enum Asking {
        /// What the subscriber asks for.
        case along
        /// So many, whatever the subscriber asks for.
        case fixed(Subscribers.Demand)
        /// One, which waits in the junction, and the next when that is taken; everything, once the subscriber asks for
        /// that.
        case oneAhead
    }

    final let asking: Asking
    final let link = UpstreamLink()

    init(asking: Asking) { self.asking = asking }

    final func request(_ demand: Subscribers.Demand) { link.request(demand) }

    /// The answer is whether it had not ended before.
    @discardableResult
    final func cancel() -> Bool {
        guard let upstream = link.take() else { return false }
        upstream.cancel()
        return true
    }

    final var hasEnded: Bool { link.hasEnded }
}
