import Providing
import Publishing

/// Makes the view models of the find screen.
final class FindViewModelFactory: ViewModelFactory {
    private var factory = CompositeViewModelFactory()

    init() {
        factory.add { FindViewModel() }
        factory.add { SearchGlobalViewModel() }
    }

    func create<VM>() -> VM? {
        return factory.create()
    }
}
