/// A thing in the catalogue, as a list needs it.
struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Int
}

/// What the detail screen shows besides.
struct ProductDetails: Equatable {
    let description: String
    let stock: Int
}
