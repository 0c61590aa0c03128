import Observation

@Observable
final class CounterViewModel {
    private(set) var count = 0

    func increment() {
        count += 1
    }

    /// A counter counts things, so it does not go below zero. The rule is here, where a test reaches it without a view.
    func decrement() {
        count = max(0, count - 1)
    }

    func reset() {
        count = 0
    }
}
