/// One subscriber's connection to a hub.
///
/// All variables, the inherited ones too, are guarded by the hub's lock. It does not keep the subject alive: a subject
/// that nobody holds cannot send anything any more.
final class Conduit<Output, Failure: Error>: Listener, Subscription, Endable {
    private let hub: Hub<Output, Failure>
    /// The subscriber; nil once the connection has ended.
    var endpoint: Endpoint<Output, Failure>?

    init<S: Subscriber>(from hub: Hub<Output, Failure>, to subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        self.hub = hub
        endpoint = SubscriberEndpoint(subscriber)
    }

    func request(_ demand: Subscribers.Demand) { hub.request(demand, by: self) }

    func cancel() { hub.disconnect(self) }

    var hasEnded: Bool { hub.hasEnded(self) }
}

/// A subscription that can tell that nothing will come any more, although no completion came: its subject is gone.
protocol Endable {
    var hasEnded: Bool { get }
}

func hasEnded(_ subscription: any Subscription) -> Bool {
    (subscription as? any Endable)?.hasEnded ?? false
}
