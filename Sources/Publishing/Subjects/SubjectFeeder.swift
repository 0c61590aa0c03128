/// The subscriber that puts what it receives into a subject. It keeps the subject until the end.
final class SubjectFeeder<S: Subject>: Subscriber, Subscription, Endable {
    private let link = UpstreamLink()
    private let lock = Lock()
    private var subject: S?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        guard link.connect(subscription) else { return }
        lock.withLock { subject }?.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        if link.end() { takeSubject()?.send(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }

    func cancel() {
        link.cancel()
        _ = takeSubject()
    }

    var hasEnded: Bool { link.hasEnded }

    private func takeSubject() -> S? {
        lock.withLock {
            defer { subject = nil }
            return subject
        }
    }
}
