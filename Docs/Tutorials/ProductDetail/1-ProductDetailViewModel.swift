import Observation

@Observable
final class ProductDetailViewModel {
    let product: Product
    private(set) var details: ProductDetails?

    @ObservationIgnored private let store: any ProductStore

    init(product: Product, store: any ProductStore) {
        self.product = product
        self.store = store
    }

    func load() async {
        details = try? await store.details(of: product)
    }
}
