import Observation

@Observable
final class CatalogViewModel {
    private(set) var products: [Product] = []
    /// True until the store has answered once.
    private(set) var isLoading = true
    private(set) var failure: String?
    /// Changes nothing but the header: it makes the parent draw again.
    private(set) var visits = 0

    private let store: any ProductStore
    @ObservationIgnored private var newestLoad = 0

    init(store: any ProductStore) {
        self.store = store
    }

    func load() async {
        newestLoad += 1
        let thisLoad = newestLoad
        let answer = try? await store.products()
        // The screen has gone, or has asked again: what it shows stays.
        if Task.isCancelled || thisLoad != newestLoad { return }
        isLoading = false
        failure = answer == nil ? "The catalogue could not be loaded." : nil
        if let answer { products = answer }
    }

    func visit() {
        visits += 1
    }
}
