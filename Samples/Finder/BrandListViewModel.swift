import Publishing

final class BrandListViewModel: ObservableObject {
    let brands: [String]

    init(fetcher: any BrandFetcher) {
        brands = fetcher.brands()
    }
}
