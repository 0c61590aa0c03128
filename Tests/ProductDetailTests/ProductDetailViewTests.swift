import SwiftMVVM
import Testing
import TextUITesting

@testable import ProductDetail

struct ProductDetailViewTests {
    private func detail(_ store: any ProductStore) -> TestScreen {
        TestScreen(width: 40) {
            ProductDetailView(product: .teapot).inject(store)
        }
    }

    @Test func `while the store takes its time the screen says so`() async {
        let store = StubProductStore(isOpen: false)
        let screen = detail(store)
        await screen.settle()
        #expect(
            screen.frame == """
                ── Teapot ──────────────────────────────
                Loading…
                """)
    }

    @Test func `then it shows the details`() async {
        let screen = detail(StubProductStore())
        await screen.settle()
        #expect(
            screen.frame == """
                ── Teapot ──────────────────────────────
                Round.
                In stock: 2
                Quantity: 1   [1] Add   [2] Remove
                """)
    }

    @Test func `a failure offers another try, and the try works`() async {
        let store = StubProductStore()
        store.result = .failure(ProductError.soldOut("Teapot"))
        let screen = detail(store)
        await screen.settle()
        #expect(
            screen.body == """
                Teapot is no longer sold.
                [1] Try again
                """)
        store.result = .success(.stub)
        await screen.tap("Try again")
        #expect(screen.body.hasPrefix("Round."))
    }

    @Test func `a change of the nested basket draws its reader alone`() async {
        let screen = detail(StubProductStore())
        await screen.settle()
        screen.resetBodyCounts()
        await screen.tap("Add")
        #expect(screen.body.hasSuffix("Quantity: 2   [1] Add   [2] Remove"))
        #expect(screen.bodyCount(of: BasketView.self) == 1)
        #expect(screen.bodyCount(of: ProductDetailView.self) == 0)
    }

    @Test func `the autoclosure initializer shows the same screen`() async {
        let screen = TestScreen {
            ProductDetailView(model: ProductDetailViewModel(product: .lamp, store: StubProductStore()))
        }
        await screen.settle()
        #expect(screen.frame.hasPrefix("── Lamp ──"))
        #expect(screen.body.hasPrefix("Round."))
    }
}
