/// A catalogue in memory. `delay` makes the loading state last long enough to be seen.
struct CatalogStore: ProductStore {
    var delay: Duration = .milliseconds(300)
    var clock: any Clock<Duration> = ContinuousClock()

    private let stock: [(product: Product, details: ProductDetails?)] = [
        (
            Product(id: 1, name: "Teapot", price: 2400),
            ProductDetails(description: "Holds six cups and pours without dripping.", stock: 3)
        ),
        (
            Product(id: 2, name: "Lamp", price: 3900),
            ProductDetails(description: "Warm light for a desk.", stock: 12)
        ),
        (Product(id: 3, name: "Gramophone", price: 19900), nil),
    ]

    func products() async throws -> [Product] {
        stock.map(\.product)
    }

    func details(of product: Product) async throws -> ProductDetails {
        if delay > .zero { try await clock.sleep(for: delay) }
        guard let details = stock.first(where: { $0.product == product })?.details else {
            throw ProductError.soldOut(product.name)
        }
        return details
    }
}
