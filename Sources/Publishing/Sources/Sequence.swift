extension Sequence {
    /// A publisher that sends each element and finishes.
    ///
    /// ```swift
    /// let subscription = [1, 2, 3].publisher.map { $0 * $0 }.sink { print($0) }
    /// ```
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
    /// A publisher that sends the elements of a sequence, as many as are asked for, and finishes.
    ///
    /// Mirrors Combine's `Publishers.Sequence`.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var iterator = sequence.makeIterator()
            if let first = iterator.next() {
                subscriber.receive(subscription: SequenceSubscription(first, iterator, subscriber))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }
}

private final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription, Endable
where Downstream.Input == Iterator.Element {
    // Touched only by the call of `request` that set `isSending`. One element ahead, to know which one is the last.
    private var next: Iterator.Element?
    private var iterator: Iterator

    // Guarded by `lock`.
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ first: Iterator.Element, _ iterator: Iterator, _ downstream: Downstream) {
        next = first
        self.iterator = iterator
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        let isSentElsewhere = lock.withLock {
            self.demand += demand
            defer { isSending = true }
            return isSending
        }
        if isSentElsewhere { return }
        while let downstream = nextReceiver(), let element = next {
            next = iterator.next()
            let more = downstream.receive(element)
            lock.withLock { self.demand += more }
            if next == nil { takeDownstream()?.receive(completion: .finished) }
        }
    }

    func cancel() { _ = takeDownstream() }

    var hasEnded: Bool { lock.withLock { downstream == nil } }

    /// The subscriber, if it wants one more; else the sending is over until the next request.
    private func nextReceiver() -> Downstream? {
        lock.withLock {
            guard downstream != nil, demand != .none else {
                isSending = false
                return nil
            }
            demand -= 1
            return downstream
        }
    }

    private func takeDownstream() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
