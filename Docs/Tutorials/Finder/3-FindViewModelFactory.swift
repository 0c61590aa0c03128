import Providing
import Publishing

/// Makes the view models of the find screen, and connects those that belong together.
final class FindViewModelFactory: ViewModelFactory {
    private var factory = CompositeViewModelFactory()

    private lazy var findViewModel: FindViewModel = {
        return FindViewModel()
    }()

    init() {
        // The closures belong to the factory, so they must not keep it.
        factory.add { [unowned self] in self.findViewModel }
        factory.add { [unowned self] in self.createSearchGlobalViewModel() }
    }

    private func createSearchGlobalViewModel() -> SearchGlobalViewModel {
        let searchGlobalViewModel = SearchGlobalViewModel()
        findViewModel.$searchPredicate.assign(to: &searchGlobalViewModel.$searchPredicate)
        return searchGlobalViewModel
    }

    func create<VM>() -> VM? {
        return factory.create()
    }
}
