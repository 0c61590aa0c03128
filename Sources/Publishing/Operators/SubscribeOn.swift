extension Publisher {
    /// Subscribes, asks and cancels on a scheduler, so that the work which a publisher does for that happens there.
    ///
    /// ```swift
    /// let users = Deferred { Just(parse(file)) }
    ///     .subscribe(on: DispatchQueue.global())
    ///     .receive(on: DispatchQueue.main)
    /// ```
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.SubscribeOn`.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let inner = Inner(downstream: subscriber) { action in scheduler.schedule(options: options, action) }
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }

        private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Endable
        where Downstream.Input == Output, Downstream.Failure == Failure {
            private let downstream: Downstream
            private let schedule: (@escaping () -> Void) -> Void
            private let link = UpstreamLink()

            init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
                self.downstream = downstream
                self.schedule = schedule
            }

            func receive(subscription: any Subscription) {
                if link.connect(subscription) { downstream.receive(subscription: self) }
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                link.isConnected ? downstream.receive(input) : .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                if link.end() { downstream.receive(completion: completion) }
            }

            func request(_ demand: Subscribers.Demand) {
                schedule { self.link.request(demand) }
            }

            /// Nothing more is handed on from here; the upstream hears of it on the scheduler.
            func cancel() {
                guard let subscription = link.take() else { return }
                schedule { subscription.cancel() }
            }

            var hasEnded: Bool { link.hasEnded }
        }
    }
}
