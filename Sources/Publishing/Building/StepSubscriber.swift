/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    /// Nothing; one more value is asked for in its place.
    case skip
    /// This is the last one.
    case last(Output)
    case fail(Failure)
}

/// The subscriber of an operator that makes at most one value of each, and may end before its upstream does.
final class StepSubscriber<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    private let link = UpstreamLink()
    private let downstream: Downstream
    private let step: (Input) -> Step<Downstream.Input, Failure>

    /// - Parameter step: Called for one value at a time, so it may keep state between calls.
    init(_ downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input, Failure>) {
        self.downstream = downstream
        self.step = step
    }

    func receive(subscription: any Subscription) {
        if link.connect(subscription) { downstream.receive(subscription: link) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard link.isConnected else { return .none }
        switch step(input) {
        case .pass(let output):
            return downstream.receive(output)
        case .skip:
            return .max(1)
        case .last(let output):
            end {
                _ = downstream.receive(output)
                downstream.receive(completion: .finished)
            }
        case .fail(let error):
            end { downstream.receive(completion: .failure(error)) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if link.end() { downstream.receive(completion: completion) }
    }

    /// Cancels the upstream first, so that nothing more comes while the end is told.
    private func end(_ tell: () -> Void) {
        guard let upstream = link.take() else { return }
        upstream.cancel()
        tell()
    }
}
