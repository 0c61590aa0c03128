/// Where products come from. The view models know only this.
protocol ProductStore {
    func products() async throws -> [Product]
    func details(of product: Product) async throws -> ProductDetails
}

/// Why a product cannot be shown, in words for the person who waits for it.
enum ProductError: Error, Equatable {
    case soldOut(String)

    var message: String {
        switch self {
        case .soldOut(let name): "\(name) is no longer sold."
        }
    }
}
