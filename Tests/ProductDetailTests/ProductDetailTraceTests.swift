import SwiftMVVM
import Testing
import TextUITesting

@testable import ProductDetail

/// What the inspector tells of the products.
struct ProductDetailTraceTests {
    @Test func `the trace tells a view model that is made once for a product, loads, and is released`() async {
        let lines = [":trace on", "lamp", "add", "back", "count", ":models", "quit"]
        let transcript = await TestScreen.transcript(of: ProductDetailApp(), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Catalogue ───────────────────────────────────────────────
                Loading…
                [1] Count a visit (0)

                ── Catalogue ───────────────────────────────────────────────
                [1] Teapot            24.00 €
                [2] Lamp              39.00 €
                [3] Gramophone        199.00 €
                [4] Count a visit (0)

                > :trace on
                the trace is on: each command tells what it changed

                > lamp
                ── Catalogue › Lamp ────────────────────────────────────────
                Loading…

                ── Catalogue › Lamp ────────────────────────────────────────
                Warm light for a desk.
                In stock: 12
                Quantity: 1   [1] Add   [2] Remove

                Command 1: NavigationLink "Lamp 39.00 €" in CatalogView
                  made      ProductDetailViewModel #2, @StateViewModel viewModel of ProductDetailView
                  given     to ProductDetailViewModel #2: ProductStore (CatalogStore), lazy, made, at ProductDetail/ProductDetailApp.swift:25
                  made      Basket #3, basket of ProductDetailViewModel
                  body ran  ProductDetailView: for the first time
                  started   .task of ProductDetailView
                  changed   ProductDetailViewModel.newestLoad: 0 → 1 (not observed)
                  changed   ProductDetailViewModel.state: loading → loaded(ProductDetails(description: "Warm light for a desk."…
                  body ran  ProductDetailView: it read ProductDetailViewModel.state
                  body ran  BasketView: for the first time
                  finished  .task of ProductDetailView
                  not run   0 other bodies

                > add
                ── Catalogue › Lamp ────────────────────────────────────────
                Warm light for a desk.
                In stock: 12
                Quantity: 2   [1] Add   [2] Remove

                Command 2: Button "Add" in BasketView
                  changed   Basket.quantity: 1 → 2
                  body ran  BasketView: it read Basket.quantity
                  not run   1 other body

                > back
                ── Catalogue ───────────────────────────────────────────────
                [1] Teapot            24.00 €
                [2] Lamp              39.00 €
                [3] Gramophone        199.00 €
                [4] Count a visit (0)

                Command 3: back
                  started   .task of CatalogView
                  changed   CatalogViewModel.newestLoad: 1 → 2 (not observed)
                  finished  .task of CatalogView
                  released  ProductDetailViewModel #2
                  released  Basket #3
                  not run   2 other bodies

                > count
                ── Catalogue ───────────────────────────────────────────────
                [1] Teapot            24.00 €
                [2] Lamp              39.00 €
                [3] Gramophone        199.00 €
                [4] Count a visit (1)

                Command 4: Button "Count a visit (0)" in CatalogView
                  changed   CatalogViewModel.visits: 0 → 1
                  body ran  CatalogView: it read CatalogViewModel.visits
                  not run   1 other body

                > :models
                #1 CatalogViewModel, met at the start
                   held by @StateViewModel viewModel of WithViewModel
                   and by  let viewModel of CatalogView
                   made once, by WithViewModel
                released since the last look: ProductDetailViewModel #2, Basket #3

                > quit

                """)
    }

    @Test func `undo is told as what it is: all commands but the last, run anew`() async {
        let lines = ["lamp", ":trace on", "add", "undo", "quit"]
        let transcript = await TestScreen.transcript(of: ProductDetailApp(), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Catalogue ───────────────────────────────────────────────
                Loading…
                [1] Count a visit (0)

                ── Catalogue ───────────────────────────────────────────────
                [1] Teapot            24.00 €
                [2] Lamp              39.00 €
                [3] Gramophone        199.00 €
                [4] Count a visit (0)

                > lamp
                ── Catalogue › Lamp ────────────────────────────────────────
                Loading…

                ── Catalogue › Lamp ────────────────────────────────────────
                Warm light for a desk.
                In stock: 12
                Quantity: 1   [1] Add   [2] Remove

                > :trace on
                the trace is on: each command tells what it changed

                > add
                ── Catalogue › Lamp ────────────────────────────────────────
                Warm light for a desk.
                In stock: 12
                Quantity: 2   [1] Add   [2] Remove

                Command 2: Button "Add" in BasketView
                  changed   Basket.quantity: 1 → 2
                  body ran  BasketView: it read Basket.quantity
                  not run   1 other body

                > undo
                undid "add" (what it did outside of the app is not undone)

                ── Catalogue › Lamp ────────────────────────────────────────
                Warm light for a desk.
                In stock: 12
                Quantity: 1   [1] Add   [2] Remove

                Command 3: undo, which starts the app anew and runs the commands before
                  made      CatalogViewModel #4, @StateViewModel viewModel of WithViewModel
                  made      ProductDetailViewModel #5, @StateViewModel viewModel of ProductDetailView
                  made      Basket #6, basket of ProductDetailViewModel
                  released  CatalogViewModel #1
                  released  ProductDetailViewModel #2
                  released  Basket #3

                > quit

                """)
    }

    /// The classic mistake: the parent makes the view model in its body, so that each redraw makes another one.
    private struct CarelessApp: App {
        struct Careless: View {
            @State private var visits = 0

            var body: some View {
                Button("Visit \(visits)") { visits += 1 }
                BasketView(viewModel: ProductDetailViewModel(product: .teapot, store: StubProductStore()))
            }
        }

        var body: some Scene { WindowGroup { Careless() } }
    }

    @Test func `a view model that is made anew with each redraw is told, with a warning and the way out`() async {
        let lines = [":trace on", "visit", ":models", "quit"]
        let transcript = await TestScreen.transcript(of: CarelessApp(), lines: lines, width: 60)
        #expect(
            transcript == """
                ── Careless ────────────────────────────────────────────────
                [1] Visit 0
                Quantity: 1   [2] Add   [3] Remove

                > :trace on
                the trace is on: each command tells what it changed

                > visit
                ── Careless ────────────────────────────────────────────────
                [1] Visit 1
                Quantity: 1   [2] Add   [3] Remove

                Command 1: Button "Visit 0" in Careless
                  body ran  Careless: its own state visits changed
                  remade    ProductDetailViewModel for let viewModel of BasketView, which stayed
                  made      ProductDetailViewModel #3, let viewModel of BasketView
                  made      Basket #4, basket of ProductDetailViewModel
                  body ran  BasketView: its parent passed other inputs
                  released  ProductDetailViewModel #1
                  released  Basket #2
                  not run   0 other bodies

                > :models
                #3 ProductDetailViewModel, met in command 1
                   held by let viewModel of BasketView
                #4 Basket, met in command 1
                   held by basket of ProductDetailViewModel
                warning: ProductDetailViewModel was made once more, in command 1, although BasketView stayed
                   let viewModel takes each new one; what the one before knew is lost
                   let BasketView make it once: @StateViewModel, or @StateObject; see the chapter 08-ownership.md
                released since the last look: ProductDetailViewModel #1, Basket #2

                > quit

                """)
    }
}
