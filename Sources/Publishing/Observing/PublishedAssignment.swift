extension Publisher where Failure == Never {
    /// Writes each value into a `@Published` property.
    ///
    /// ```swift
    /// sheetViewModel.event.dismissButtonTapped
    ///     .map { _ in nil }
    ///     .assign(to: &$sheetViewModel)
    /// ```
    ///
    /// There is nothing to store: the subscription lives as long as the property does, and does not keep its object.
    ///
    /// Mirrors Combine's `assign(to:)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let assignment = PublishedAssignment(published.box)
        published.box.keep(assignment)
        subscribe(assignment)
    }
}

/// The subscriber behind `assign(to: &$property)`.
final class PublishedAssignment<Value>: Subscriber {
    private weak var box: PublishedBox<Value>?
    private let link = UpstreamLink()

    init(_ box: PublishedBox<Value>) { self.box = box }

    func receive(subscription: any Subscription) {
        if link.connect(subscription) { subscription.request(.unlimited) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        if link.isConnected { box?.set(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        _ = link.end()
        box?.forget(self)
    }

    func cancel() { link.cancel() }

    var hasEnded: Bool { link.hasEnded }
}
