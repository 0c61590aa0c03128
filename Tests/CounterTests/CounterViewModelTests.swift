import Testing

@testable import Counter

struct CounterViewModelTests {
    @Test func `a counter starts at zero`() {
        #expect(CounterViewModel().count == 0)
    }

    @Test func `increment counts up by one`() {
        let viewModel = CounterViewModel()
        viewModel.increment()
        viewModel.increment()
        #expect(viewModel.count == 2)
    }

    @Test func `decrement counts down by one`() {
        let viewModel = CounterViewModel()
        viewModel.increment()
        viewModel.increment()
        viewModel.decrement()
        #expect(viewModel.count == 1)
    }

    @Test func `a counter never goes below zero`() {
        let viewModel = CounterViewModel()
        viewModel.decrement()
        #expect(viewModel.count == 0)
    }

    @Test func `reset goes back to zero`() {
        let viewModel = CounterViewModel()
        viewModel.increment()
        viewModel.increment()
        viewModel.reset()
        #expect(viewModel.count == 0)
    }
}
