import Foundation
import Publishing

/// A subscriber that asks for what a test tells it to, and writes down what comes.
final class Recorder<Input, Failure: Error>: Subscriber {
    /// "1", "2", "finished", "failed(…)".
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand
    private let demandAfter: (Input) -> Subscribers.Demand

    init(asking initialDemand: Subscribers.Demand, andThen demandAfter: @escaping (Input) -> Subscribers.Demand) {
        self.initialDemand = initialDemand
        self.demandAfter = demandAfter
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(initialDemand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return demandAfter(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failed(\(error))")
        }
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Subscribes a recorder.
    func record(
        asking initialDemand: Subscribers.Demand = .unlimited,
        andThen demandAfter: @escaping (Output) -> Subscribers.Demand = { _ in .none }
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(asking: initialDemand, andThen: demandAfter)
        subscribe(recorder)
        return recorder
    }
}

struct TestError: Error, Equatable, CustomStringConvertible {
    var description: String
    init(_ description: String = "oops") { self.description = description }
}

/// A publisher that never checks demand or cancellation, as a hand-written one might.
struct Careless: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let count: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Subscriptions.empty)
        for number in 0..<count { _ = subscriber.receive(number) }
        subscriber.receive(completion: .finished)
    }
}

/// An object whose end a test can see.
final class Witness {
    private let onDeinit: () -> Void
    init(onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
}

/// Something on its way to another thread.
///
/// Sendable since the tests put in what guards itself with locks, which is what they test, and closures over it.
struct Shared<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Calls a closure from several threads at a time, with 0, 1, 2 …
func inParallel(_ times: Int, _ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
        let shared = Shared(body)
        DispatchQueue.concurrentPerform(iterations: times) { shared.value($0) }
    }
}
