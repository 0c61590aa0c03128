/// The subscriber at the end of a conduit, its type forgotten.
class Endpoint<Input, Failure: Error> {
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
}

final class SubscriberEndpoint<S: Subscriber>: Endpoint<S.Input, S.Failure> {
    private let subscriber: S

    init(_ subscriber: S) { self.subscriber = subscriber }

    override func receive(_ input: S.Input) -> Subscribers.Demand { subscriber.receive(input) }
    override func receive(completion: Subscribers.Completion<S.Failure>) { subscriber.receive(completion: completion) }
}
