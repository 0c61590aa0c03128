import Assembling
import Publishing

/// Hears its view models as their delegate.
final class Tab1Coordinator: ViewModel {
    @Published var infoViewModel: InfoViewModel?

    let tab1ViewModel: Tab1ViewModel

    private let resolver: Resolver

    init(resolver: Resolver, tab1ViewModel: Tab1ViewModel) {
        self.resolver = resolver
        self.tab1ViewModel = tab1ViewModel

        super.init()

        tab1ViewModel.delegate = self
    }
}

extension Tab1Coordinator: Tab1ViewModelDelegate {
    func infoButtonTapped() {
        let infoViewModel = resolver.resolve(InfoViewModel.self)!
        infoViewModel.delegate = self
        self.infoViewModel = infoViewModel
    }
}

extension Tab1Coordinator: InfoViewModelDelegate {
    func closeButtonTapped() {
        infoViewModel = nil
    }
}
