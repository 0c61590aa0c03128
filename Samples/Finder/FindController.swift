import Providing

/// The find screen: a context with view models of its own.
final class FindController: ViewController {
    private let factory = FindViewModelFactory()

    /// Cheap to make: the view models are in the store.
    private var provider: ViewModelProvider {
        ViewModelProviders.provider(for: self, with: factory)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Find"
    }

    override var view: any View {
        // Two views ask for the same find view model and get the same object.
        VStack {
            SearchView(find: model(), results: model())
            CategoriesView(brands: model(), products: model(), services: model())
            Button("Another finder") { self.present(FindController()) }
            Button("Start anew") { self.startAnew() }
        }
    }

    /// Lets go of all view models of this screen, and has the view ask for new ones.
    func startAnew() {
        let find: FindViewModel = model()
        find.searchPredicate = ""
        ViewModelStores.store(for: self).clear()
        setNeedsUpdateProperties()
    }

    func model<VM>() -> VM {
        do {
            return try provider.require()
        } catch {
            fatalError(error.description)
        }
    }
}
