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

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(events: self, downstream: subscriber))
        }

        private struct Inner<Downstream: Subscriber>: Subscriber
        where Downstream.Input == Output, Downstream.Failure == Failure {
            // Not the operator itself, which holds the upstream.
            private let onSubscription: ((any Subscription) -> Void)?
            private let onOutput: ((Output) -> Void)?
            private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
            private let onCancel: (() -> Void)?
            private let onRequest: ((Subscribers.Demand) -> Void)?
            private let downstream: Downstream
            private let link = UpstreamLink()

            init(events: HandleEvents, downstream: Downstream) {
                onSubscription = events.receiveSubscription
                onOutput = events.receiveOutput
                onCompletion = events.receiveCompletion
                onCancel = events.receiveCancel
                onRequest = events.receiveRequest
                self.downstream = downstream
            }

            func receive(subscription: any Subscription) {
                guard link.connect(subscription) else { return }
                onSubscription?(subscription)
                downstream.receive(
                    subscription: ToldSubscription(link: link, onRequest: onRequest, onCancel: onCancel))
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                guard link.isConnected else { return .none }
                onOutput?(input)
                let more = downstream.receive(input)
                if more != .none { onRequest?(more) }
                return more
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                guard link.end() else { return }
                onCompletion?(completion)
                downstream.receive(completion: completion)
            }
        }
    }
}

/// A subscription that tells what it is told.
private final class ToldSubscription: Subscription, Endable {
    private let link: UpstreamLink
    private let onRequest: ((Subscribers.Demand) -> Void)?
    private let onCancel: (() -> Void)?

    init(link: UpstreamLink, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
        self.link = link
        self.onRequest = onRequest
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        link.request(demand)
    }

    func cancel() {
        guard let upstream = link.take() else { return }
        onCancel?()
        upstream.cancel()
    }

    var hasEnded: Bool { link.hasEnded }
}
