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
            let inner = Inner(downstream: subscriber) { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            }
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }

        private struct Inner<Downstream: Subscriber>: Subscriber
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let downstream: Downstream
            let schedule: (@escaping () -> Void) -> Void
            let link = UpstreamLink()

            func receive(subscription: any Subscription) {
                if link.connect(subscription) {
                    downstream.receive(subscription: ScheduledSubscription(link: link, schedule: schedule))
                }
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                link.isConnected ? downstream.receive(input) : .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                if link.end() { downstream.receive(completion: completion) }
            }
        }
    }
}

private final class ScheduledSubscription: Subscription, Endable {
    private let link: UpstreamLink
    private let schedule: (@escaping () -> Void) -> Void

    init(link: UpstreamLink, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.link = link
        self.schedule = schedule
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { [link] in link.request(demand) }
    }

    /// Nothing more is handed on from here; the upstream hears of it on the scheduler.
    func cancel() {
        guard let upstream = link.take() else { return }
        schedule { upstream.cancel() }
    }

    var hasEnded: Bool { link.hasEnded }
}
