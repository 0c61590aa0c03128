extension Publisher {
    /// Sends at most one value an interval: the first at once, and then the newest or the oldest of each interval.
    ///
    /// ```swift
    /// let positions = moves.throttle(for: .milliseconds(16), scheduler: DispatchQueue.main, latest: true)
    /// ```
    ///
    /// - Parameters:
    ///   - interval: How long an interval is.
    ///   - scheduler: Whose clock measures it, and where the values are sent.
    ///   - latest: Whether the newest value of an interval is sent; else it is the oldest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Throttle`.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(startingWith: subscriber)
            // Not through `self`, which holds the upstream.
            let (interval, scheduler, latest) = (interval, scheduler, latest)
            // Guarded by the confluence's lock.
            var pending: Output?
            var ending: Subscribers.Completion<Failure>?
            var lastSent: Context.SchedulerTimeType?

            func send() {
                let now = scheduler.now
                let ending = confluence.lock.withLock {
                    if let pending {
                        confluence.enqueue(pending)
                        lastSent = now
                    }
                    pending = nil
                    return ending
                }
                confluence.drain()
                if let ending { confluence.end(ending) }
            }
            confluence.join(upstream, asking: .fixed(.unlimited)) { value, _ in
                let now = scheduler.now
                // Swapped, so that a value which is replaced is released outside the lock.
                var replaced: Output? = value
                let due = confluence.lock.withLock { () -> Context.SchedulerTimeType? in
                    guard confluence.demand != .none else { return nil }
                    let isFirst = pending == nil
                    if isFirst || latest { swap(&pending, &replaced) }
                    guard isFirst else { return nil }
                    return lastSent.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
                }
                guard let due else { return }
                if due > now { scheduler.schedule(after: due, send) } else { scheduler.schedule(send) }
            } end: { completion in
                let isScheduled = confluence.lock.withLock {
                    ending = completion
                    return pending != nil
                }
                if !isScheduled { scheduler.schedule(send) }
            }
        }
    }
}
