extension Publisher {
    /// Waits for a pause: sends a value when no other has come for a while.
    ///
    /// ```swift
    /// $text
    ///     .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
    ///     .assign(to: &$query)
    /// ```
    ///
    /// The trap: when the publisher ends, a value that still waits is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Debounce`.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(startingWith: subscriber)
            var newest = 0  // Guarded by the confluence's lock.

            func next() -> Int {
                confluence.lock.withLock {
                    newest += 1
                    return newest
                }
            }
            confluence.join(upstream, asking: .fixed(.unlimited)) { [dueTime, scheduler, options] value, _ in
                let number = next()
                let date = scheduler.now.advanced(by: dueTime)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    confluence.lock.withLock {
                        if number == newest, confluence.demand != .none { confluence.enqueue(value) }
                    }
                    confluence.drain()
                }
            } end: { [scheduler, options] completion in
                _ = next()
                scheduler.schedule(options: options) { confluence.end(completion) }
            }
        }
    }
}
