/// A publisher that sends nothing before it is told to start, so that all subscribers are there by then.
///
/// ```swift
/// let ticks = Timer.publish(every: 1, on: .main, in: .common)
/// ticks.sink { print($0) }.store(in: &cancellables)
/// ticks.connect().store(in: &cancellables)
/// ```
///
/// Mirrors Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts it. It stops when the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first subscriber, and stops when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Autoconnect`.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = Lock()
        private var subscribers = 0
        private var isConnected = false
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            lock.withLock { subscribers += 1 }
            upstream.handleEvents(receiveCancel: { self.subscriberLeft() }).subscribe(subscriber)
            let connects = lock.withLock {
                guard subscribers > 0, !isConnected else { return false }
                isConnected = true
                return true
            }
            if connects { keep(upstream.connect()) }
        }

        private func keep(_ connection: any Cancellable) {
            let isWanted = lock.withLock {
                guard isConnected, self.connection == nil else { return false }
                self.connection = connection
                return true
            }
            if !isWanted { connection.cancel() }
        }

        private func subscriberLeft() {
            let connection = lock.withLock { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { (isConnected, self.connection) = (false, nil) }
                return self.connection
            }
            connection?.cancel()
        }
    }
}
