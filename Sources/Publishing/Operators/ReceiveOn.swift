extension Publisher {
    /// Delivers on a scheduler, such as the main queue.
    ///
    /// ```swift
    /// server.users
    ///     .receive(on: DispatchQueue.main)
    ///     .sink { [weak self] in self?.users = $0 }
    ///     .store(in: &cancellables)
    /// ```
    ///
    /// Values keep their order, whatever the queue.
    ///
    /// The trap: it is never at once, even on the main thread already, so a test has to wait for it. Take the scheduler
    /// as a parameter, and pass a ``TestScheduler`` or ``ImmediateScheduler`` in tests.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers on a scheduler, and later by an interval.
    ///
    /// ```swift
    /// let late = messages.delay(for: .seconds(1), scheduler: DispatchQueue.main)
    /// ```
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.ReceiveOn`.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.deliver(to: subscriber) { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            }
        }
    }

    /// Mirrors Combine's `Publishers.Delay`.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.deliver(to: subscriber) { [interval, tolerance, scheduler, options] action in
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
            }
        }
    }
}

extension Publisher {
    /// Hands everything on in closures that `schedule` runs later, in the order in which it came.
    fileprivate func deliver<S: Subscriber>(
        to subscriber: S, schedule: @escaping (@escaping () -> Void) -> Void
    ) where S.Input == Output, S.Failure == Failure {
        let confluence = Confluence(startingWith: subscriber)
        // Guarded by the confluence's lock. A closure hands on the oldest value, not one of its own, so that the order
        // is kept on a queue that runs several closures at a time.
        var arrived: ArraySlice<Output> = []

        confluence.join(self) { value, _ in
            confluence.lock.withLock { arrived.append(value) }
            schedule {
                confluence.lock.withLock {
                    if let oldest = arrived.popFirst() { confluence.enqueue(oldest) }
                }
                confluence.drain()
            }
        } end: { completion in
            schedule {
                confluence.lock.withLock {
                    for value in arrived { confluence.enqueue(value) }
                    arrived = []
                }
                confluence.drain()
                confluence.end(completion)
            }
        }
    }
}
