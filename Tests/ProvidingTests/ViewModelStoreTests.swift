import Providing
import Testing
import TextUITesting

@MainActor struct ViewModelStoreTests {
    private func provider(_ context: Screenplay, _ log: ClearLog) -> ViewModelProvider {
        ViewModelProviders.provider(for: context, with: SingleViewModelFactory { ClearedViewModel(log) })
    }

    @Test func `clear lets go of all view models, and the next get makes new ones`() {
        let context = Screenplay()
        let first: PlainViewModel? = ViewModelProviders.provider(for: context).get()
        ViewModelStores.store(for: context).clear()
        #expect(ViewModelStores.store(for: context).count == 0)
        let second: PlainViewModel? = ViewModelProviders.provider(for: context).get()
        #expect(first !== second)
    }

    @Test func `clear tells each view model once`() {
        let context = Screenplay()
        let log = ClearLog()
        _ = provider(context, log).get(ClearedViewModel.self)
        context.viewModelStore.clear()
        context.viewModelStore.clear()
        #expect(log.count == 1)
    }

    @Test func `a context that goes takes its view models along and tells them once`() {
        let log = ClearLog()
        var context: Screenplay? = Screenplay()
        let viewModel = WeakReference(context.flatMap { provider($0, log).get(ClearedViewModel.self) })
        #expect(!viewModel.isReleased)
        context = nil
        #expect(viewModel.isReleased)
        #expect(log.count == 1)
    }

    @Test func `a context that goes after clear does not tell again`() {
        let log = ClearLog()
        var context: Screenplay? = Screenplay()
        _ = context.flatMap { provider($0, log).get(ClearedViewModel.self) }
        context?.viewModelStore.clear()
        context = nil
        #expect(log.count == 1)
    }
}
