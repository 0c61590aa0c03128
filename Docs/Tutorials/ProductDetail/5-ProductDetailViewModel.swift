import Observation

@Observable
final class ProductDetailViewModel {
    enum State: Equatable {
        case loading
        case loaded(ProductDetails)
        case failed(String)
    }

    let product: Product
    private(set) var state = State.loading

    @ObservationIgnored private let store: any ProductStore

    init(product: Product, store: any ProductStore) {
        self.product = product
        self.store = store
    }

    var details: ProductDetails? {
        if case .loaded(let details) = state { details } else { nil }
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await store.details(of: product))
        } catch let error as ProductError {
            state = .failed(error.message)
        } catch {
            state = .failed("\(product.name) could not be loaded.")
        }
    }
}
