import Testing
import TextUI
import TextUITesting

@testable import Finder

/// What a fetcher brings is shown harmlessly, within the width.
struct HostileBrandsTests {
    struct HostileFetcher: BrandFetcher {
        func brands() -> [String] {
            ["a\u{1B}[2J", "\u{202E}b\u{0}", String(repeating: "c", count: 100_000), "d\u{200B}"]
        }
    }

    @Test func `hostile brands stay within the frame`() {
        let screen = TestScreen(width: 40) {
            CategoriesView(
                brands: BrandListViewModel(fetcher: HostileFetcher()), products: ProductCategoryListViewModel(),
                services: ServiceCategoryListViewModel())
        }
        let lines = screen.body.split(separator: "\n")
        #expect(lines.first == "Brands: a␛[2J, <U+202E>b␀,")
        #expect(lines.allSatisfy { $0.count <= 40 })
    }
}
