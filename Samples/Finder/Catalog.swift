/// What can be found.
enum Catalog {
    static let brands = ["Acme", "Bolt", "Cirrus"]
    static let productCategories = ["Lamps", "Teapots", "Bicycles"]
    static let serviceCategories = ["Repair", "Delivery"]

    static var all: [String] { brands + productCategories + serviceCategories }
}
