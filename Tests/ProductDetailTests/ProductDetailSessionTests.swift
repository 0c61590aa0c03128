import Testing
import TextUITesting

@testable import ProductDetail

struct ProductDetailSessionTests {
    @Test func `a session chooses a product, fills the basket and goes back`() async {
        let transcript = await TestScreen.transcript(
            of: ProductDetailApp(store: CatalogStore(delay: .zero)), lines: ["teapot", "add", "back", "3", "quit"],
            width: 48)
        #expect(
            transcript == """
                ── Catalogue ───────────────────────────────────
                Loading…
                [1] Count a visit (0)

                ── Catalogue ───────────────────────────────────
                [1] Teapot            24.00 €
                [2] Lamp              39.00 €
                [3] Gramophone        199.00 €
                [4] Count a visit (0)

                > teapot
                ── Catalogue › Teapot ──────────────────────────
                Loading…

                ── Catalogue › Teapot ──────────────────────────
                Holds six cups and pours without dripping.
                In stock: 3
                Quantity: 1   [1] Add   [2] Remove

                > add
                ── Catalogue › Teapot ──────────────────────────
                Holds six cups and pours without dripping.
                In stock: 3
                Quantity: 2   [1] Add   [2] Remove

                > back
                ── Catalogue ───────────────────────────────────
                [1] Teapot            24.00 €
                [2] Lamp              39.00 €
                [3] Gramophone        199.00 €
                [4] Count a visit (0)

                > 3
                ── Catalogue › Gramophone ──────────────────────
                Loading…

                ── Catalogue › Gramophone ──────────────────────
                Gramophone is no longer sold.
                [1] Try again

                > quit

                """)
    }
}
