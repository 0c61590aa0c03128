import Observation

@Observable
final class CounterViewModel {
    var count = 0
}
