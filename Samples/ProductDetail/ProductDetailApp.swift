import SwiftMVVM

@main
struct ProductDetailApp: App {
    private let store: any ProductStore

    init() {
        self.init(store: CatalogStore())
    }

    init(store: any ProductStore) {
        self.store = store
    }

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                // The parent makes the view model in place: no initializer of the view is needed for it.
                WithViewModel { env in
                    CatalogViewModel(store: env[dependency: ProductStore.self]!)
                } content: { viewModel in
                    CatalogView(viewModel: viewModel)
                }
            }
            .inject(as: ProductStore.self) { store }
        }
    }
}
