import Testing
import TextUITesting

@testable import ProductDetail

struct ProductDetailViewModelTests {
    @Test func `a view model begins with loading and knows its product`() {
        let viewModel = ProductDetailViewModel(product: .teapot, store: StubProductStore())
        #expect(viewModel.product == .teapot)
        #expect(viewModel.isLoading)
        #expect(viewModel.details == nil)
    }

    @Test func `loading asks the store for this product and shows its details`() async {
        let store = StubProductStore()
        let viewModel = ProductDetailViewModel(product: .lamp, store: store)
        await viewModel.load()
        #expect(store.detailsCalls == [.lamp])
        #expect(viewModel.state == .loaded(.stub))
    }

    @Test func `it is loading for as long as the store takes`() async {
        let store = StubProductStore(isOpen: false)
        let viewModel = ProductDetailViewModel(product: .teapot, store: store)
        let load = Task { await viewModel.load() }
        await store.gate.arrival()
        #expect(viewModel.state == .loading)
        store.gate.open()
        await load.value
        #expect(viewModel.state == .loaded(.stub))
    }

    @Test func `a product that is sold out is told in words`() async {
        let store = StubProductStore()
        store.result = .failure(ProductError.soldOut("Teapot"))
        let viewModel = ProductDetailViewModel(product: .teapot, store: store)
        await viewModel.load()
        #expect(viewModel.state == .failed("Teapot is no longer sold."))
    }

    @Test func `any other failure is told as such`() async {
        struct Offline: Error {}
        let store = StubProductStore()
        store.result = .failure(Offline())
        let viewModel = ProductDetailViewModel(product: .teapot, store: store)
        await viewModel.load()
        #expect(viewModel.state == .failed("Teapot could not be loaded."))
    }

    @Test func `loading again after a failure shows the details`() async {
        let store = StubProductStore()
        store.result = .failure(ProductError.soldOut("Teapot"))
        let viewModel = ProductDetailViewModel(product: .teapot, store: store)
        await viewModel.load()
        store.result = .success(.stub)
        await viewModel.load()
        #expect(viewModel.state == .loaded(.stub))
    }

    @Test func `another try is loading again`() async {
        let store = StubProductStore()
        store.result = .failure(ProductError.soldOut("Teapot"))
        let viewModel = ProductDetailViewModel(product: .teapot, store: store)
        await viewModel.load()
        store.gate.close()
        let load = Task { await viewModel.load() }
        await store.gate.arrival()
        #expect(viewModel.state == .loading)
        store.gate.open()
        await load.value
    }

    @Test func `the quantity stays between one and what is in stock`() async {
        let viewModel = ProductDetailViewModel(product: .teapot, store: StubProductStore())
        await viewModel.load()
        viewModel.addButtonTapped()
        viewModel.addButtonTapped()
        #expect(viewModel.basket.quantity == 2)
        viewModel.removeButtonTapped()
        viewModel.removeButtonTapped()
        #expect(viewModel.basket.quantity == 1)
    }

    @Test func `nothing can be added before the stock is known`() {
        let viewModel = ProductDetailViewModel(product: .teapot, store: StubProductStore())
        viewModel.addButtonTapped()
        #expect(viewModel.basket.quantity == 1)
    }
}
