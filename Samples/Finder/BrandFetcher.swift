/// Where brands come from. The factory knows it, the screens do not.
protocol BrandFetcher {
    func brands() -> [String]
}

struct CatalogBrandFetcher: BrandFetcher {
    func brands() -> [String] { Catalog.brands }
}
