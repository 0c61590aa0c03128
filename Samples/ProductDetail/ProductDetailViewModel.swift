import Observation

@Observable
final class ProductDetailViewModel {
    enum State: Equatable {
        case loading
        case loaded(ProductDetails)
        case failed(String)
    }

    let product: Product
    let basket = Basket()
    private(set) var state = State.loading

    @ObservationIgnored private let store: any ProductStore
    @ObservationIgnored private var newestLoad = 0

    init(product: Product, store: any ProductStore) {
        self.product = product
        self.store = store
    }

    var isLoading: Bool { state == .loading }

    var details: ProductDetails? {
        if case .loaded(let details) = state { details } else { nil }
    }

    func load() async {
        newestLoad += 1
        let thisLoad = newestLoad
        state = .loading
        let answer = await stateFromStore()
        // The screen has gone, or has asked again: nobody waits for this answer.
        if Task.isCancelled || thisLoad != newestLoad { return }
        state = answer
    }

    private func stateFromStore() async -> State {
        do {
            return .loaded(try await store.details(of: product))
        } catch let error as ProductError {
            return .failed(error.message)
        } catch {
            return .failed("\(product.name) could not be loaded.")
        }
    }

    func addButtonTapped() {
        guard let details else { return }
        basket.add(upTo: details.stock)
    }

    func removeButtonTapped() {
        basket.remove()
    }
}
