extension Publisher {
    /// Subscribes to this publisher once, however many subscribe to the result.
    ///
    /// ```swift
    /// let user = server.user(7).share()  // one request for both
    /// user.map(\.name).assign(to: &$name)
    /// user.map(\.city).assign(to: &$city)
    /// ```
    ///
    /// The trap: who subscribes later misses what was sent before.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Sends through a subject, once it is connected.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends through a given subject, once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
        multicast { subject }
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Share`.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }
    }

    /// Mirrors Combine's `Publishers.Multicast`.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let lock = Lock()
        private var madeSubject: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        private var subject: SubjectType {
            if let madeSubject = lock.withLock({ madeSubject }) { return madeSubject }
            let new = createSubject()
            return lock.withLock {
                madeSubject = madeSubject ?? new
                return madeSubject ?? new
            }
        }
    }
}
