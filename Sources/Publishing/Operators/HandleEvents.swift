extension Publisher {
    /// Calls closures on the way, and changes nothing.
    ///
    /// ```swift
    /// let users = server.users.handleEvents(
    ///     receiveSubscription: { _ in isLoading = true },
    ///     receiveCompletion: { _ in isLoading = false },
    ///     receiveCancel: { isLoading = false })
    /// ```
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.HandleEvents`.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(events: self, downstream: subscriber))
        }

        private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Endable
        where Downstream.Input == Output, Downstream.Failure == Failure {
            private let events: HandleEvents
            private let downstream: Downstream
            private let link = UpstreamLink()

            init(events: HandleEvents, downstream: Downstream) {
                self.events = events
                self.downstream = downstream
            }

            func receive(subscription: any Subscription) {
                guard link.connect(subscription) else { return }
                events.receiveSubscription?(subscription)
                downstream.receive(subscription: self)
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                guard link.isConnected else { return .none }
                events.receiveOutput?(input)
                let more = downstream.receive(input)
                if more != .none { events.receiveRequest?(more) }
                return more
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                guard link.end() else { return }
                events.receiveCompletion?(completion)
                downstream.receive(completion: completion)
            }

            func request(_ demand: Subscribers.Demand) {
                events.receiveRequest?(demand)
                link.request(demand)
            }

            func cancel() {
                guard let subscription = link.take() else { return }
                events.receiveCancel?()
                subscription.cancel()
            }

            var hasEnded: Bool { link.hasEnded }
        }
    }
}
