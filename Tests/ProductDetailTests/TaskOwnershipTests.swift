import SwiftMVVM
import Testing
import TextUITesting

/// What a task that waits for values keeps alive.
struct TaskOwnershipTests {
    let prices = AsyncStream<Int>.makeStream()

    @Observable
    final class KeepingViewModel {
        var price = 0
        init(_ prices: AsyncStream<Int>) {
            Task { for await price in prices { self.price = price } }
        }
    }

    @Observable
    final class LettingGoViewModel {
        var price = 0
        init(_ prices: AsyncStream<Int>) {
            Task { [weak self] in
                for await price in prices { self?.price = price }
            }
        }
    }

    @Test func `a task that waits keeps the view model that it has captured`() {
        var viewModel: KeepingViewModel? = KeepingViewModel(prices.stream)
        let reference = WeakReference(viewModel)
        viewModel = nil
        #expect(!reference.isReleased)
        prices.continuation.finish()
    }

    @Test func `a task that has captured it weakly lets it go`() {
        var viewModel: LettingGoViewModel? = LettingGoViewModel(prices.stream)
        let reference = WeakReference(viewModel)
        viewModel = nil
        #expect(reference.isReleased)
        prices.continuation.finish()
    }
}
