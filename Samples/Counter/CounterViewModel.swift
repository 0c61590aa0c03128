import Observation

@Observable
final class CounterViewModel {
    private(set) var count = 0

    var canDecrement: Bool { count > 0 }

    func increment() {
        count += 1
    }

    func decrement() {
        guard canDecrement else { return }
        count -= 1
    }

    func reset() {
        count = 0
    }
}
