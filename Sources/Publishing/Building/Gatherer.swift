/// The subscriber of an operator that takes all values and has one to say at the end.
final class Gatherer<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    private let link = UpstreamLink()
    private let downstream: Downstream
    private let take: (Input) -> Void
    private let result: () -> Downstream.Input?
    private lazy var once = Once(downstream, onCancel: { [link] in link.cancel() })

    /// - Parameters:
    ///   - take: Called for one value at a time.
    ///   - result: Called when the upstream has finished; nil if there is nothing to say.
    init(_ downstream: Downstream, take: @escaping (Input) -> Void, result: @escaping () -> Downstream.Input?) {
        self.downstream = downstream
        self.take = take
        self.result = result
    }

    func receive(subscription: any Subscription) {
        guard link.connect(subscription) else { return }
        downstream.receive(subscription: once)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if link.isConnected { take(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard link.end() else { return }
        if case .finished = completion, let result = result() {
            once.fulfil(result)
        } else {
            once.end(with: completion)
        }
    }
}
