import TextUITesting

@testable import ProductDetail

/// A store that answers what the test wants, when the test wants.
final class StubProductStore: ProductStore {
    var result: Result<ProductDetails, any Error> = .success(.stub)
    /// Nil if the store has nothing to say.
    var list: [Product]? = [.teapot, .lamp]
    let gate = Gate()
    private(set) var detailsCalls: [Product] = []

    init(isOpen: Bool = true) {
        if isOpen { gate.open() }
    }

    func products() async throws -> [Product] {
        struct NoList: Error {}
        guard let list else { throw NoList() }
        return list
    }

    func details(of product: Product) async throws -> ProductDetails {
        detailsCalls.append(product)
        await gate.wait()
        return try result.get()
    }
}

extension Product {
    static let teapot = Product(id: 1, name: "Teapot", price: 2400)
    static let lamp = Product(id: 2, name: "Lamp", price: 3900)
}

extension ProductDetails {
    static let stub = ProductDetails(description: "Round.", stock: 2)
}
