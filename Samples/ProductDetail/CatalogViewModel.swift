import Observation

@Observable
final class CatalogViewModel {
    private(set) var products: [Product] = []
    /// Changes nothing but the header: it makes the parent draw again.
    private(set) var visits = 0

    private let store: any ProductStore

    init(store: any ProductStore) {
        self.store = store
    }

    func load() async {
        products = (try? await store.products()) ?? []
    }

    func visit() {
        visits += 1
    }
}
