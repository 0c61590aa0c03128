extension Publisher {
    /// Calls closures with each value and with the end.
    ///
    /// ```swift
    /// loader.sink { completion in
    ///     if case .failure(let error) = completion { print(error) }
    /// } receiveValue: { user in
    ///     print(user.name)
    /// }
    /// .store(in: &cancellables)
    /// ```
    ///
    /// The closures are not `@Sendable`: they take the isolation of the place that makes them. So those of a main-actor
    /// type belong behind a publisher that delivers on the main thread: see ``receive(on:options:)``.
    ///
    /// The trap: a closure that names `self` keeps it. Write `[weak self]` if `self` keeps the result.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value of a publisher that cannot fail.
    ///
    /// ```swift
    /// viewModel.event.saveButtonTapped
    ///     .sink { [weak self] in self?.save() }
    ///     .store(in: &cancellables)
    /// ```
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}

extension Subscribers {
    /// The subscriber behind ``Publisher/sink(receiveCompletion:receiveValue:)``. It asks for everything.
    ///
    /// Mirrors Combine's `Subscribers.Sink`.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private let link = UpstreamLink()

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            if link.connect(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ input: Input) -> Subscribers.Demand {
            if link.isConnected { receiveValue(input) }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            if link.end() { receiveCompletion(completion) }
        }

        public func cancel() { link.cancel() }
    }
}
