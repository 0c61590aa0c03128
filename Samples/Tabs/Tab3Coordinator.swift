import Assembling
import Publishing

/// Owns the path. Nobody else writes it, but for the stack that pops it.
final class Tab3Coordinator: ViewModel {
    @Published var path: [ViewModel] = []

    let tab3ViewModel: Tab3ViewModel

    private let resolver: Resolver
    private var cancellables = Set<AnyCancellable>()

    init(resolver: Resolver, tab3ViewModel: Tab3ViewModel) {
        self.resolver = resolver
        self.tab3ViewModel = tab3ViewModel

        super.init()

        tab3ViewModel.event.navigateToDemoViewButtonTapped
            .sink { [weak self] _ in self?.navigateToDemoView() }
            .store(in: &cancellables)
    }

    func popToRoot() {
        path = []
    }

    /// Shows exactly one demo view, however deep the stack is now.
    func showDemo() {
        path = [makeDemo()]
    }

    private func navigateToDemoView() {
        path.append(makeDemo())
    }

    private func makeDemo() -> NavigationStackDemoViewModel {
        let viewModel = resolver.resolve(NavigationStackDemoViewModel.self)!
        // The subscriptions go with the view model: it keeps nothing alive, and leaves nothing behind in the coordinator.
        viewModel.keep(
            viewModel.event.pushButtonTapped.sink { [weak self] _ in self?.navigateToDemoView() },
            viewModel.event.popToRootButtonTapped.sink { [weak self] _ in self?.popToRoot() })
        return viewModel
    }
}
