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
        SearchView(find: model(), results: model())
    }

    func model<VM>() -> VM {
        do {
            return try provider.require()
        } catch {
            fatalError(error.description)
        }
    }
}
