import Testing
import TextUITesting

@testable import ProductDetail

/// The list of products, with a store that fails, recovers, answers late, or does not answer.
struct CatalogViewModelTests {
    let store = StubbornProductStore()

    private func failing() async -> CatalogViewModel {
        let viewModel = CatalogViewModel(store: store)
        let load = await store.begin { await viewModel.load() }
        load.fail()
        await load.end()
        return viewModel
    }

    private func loaded(_ products: [Product]) async -> CatalogViewModel {
        let viewModel = CatalogViewModel(store: store)
        let load = await store.begin { await viewModel.load() }
        load.answer(products)
        await load.end()
        return viewModel
    }

    @Test func `it is loading until the store answers`() async {
        let viewModel = CatalogViewModel(store: store)
        let load = await store.begin { await viewModel.load() }
        #expect(viewModel.isLoading)
        load.answer([.teapot])
        await load.end()
        #expect(!viewModel.isLoading)
        #expect(viewModel.products == [.teapot])
    }

    @Test func `an empty catalogue is not loading for ever`() async {
        let viewModel = await loaded([])
        #expect(!viewModel.isLoading)
        #expect(viewModel.failure == nil)
    }

    @Test func `a failure is told`() async {
        let viewModel = await failing()
        #expect(!viewModel.isLoading)
        #expect(viewModel.failure == "The catalogue could not be loaded.")
    }

    @Test func `after a failure another try shows the products`() async {
        let viewModel = await failing()
        let load = await store.begin { await viewModel.load() }
        load.answer([.teapot])
        await load.end()
        #expect(viewModel.failure == nil)
        #expect(viewModel.products == [.teapot])
    }

    @Test func `products that are there stay when a later load fails`() async {
        let viewModel = await loaded([.teapot])
        let load = await store.begin { await viewModel.load() }
        load.fail()
        await load.end()
        #expect(viewModel.products == [.teapot])
        #expect(viewModel.failure == "The catalogue could not be loaded.")
    }

    @Test func `a cancelled load changes nothing, whatever it brings`() async {
        let viewModel = await loaded([.teapot])
        let failing = await store.begin { await viewModel.load() }
        failing.cancel()
        failing.fail()
        await failing.end()
        let answering = await store.begin { await viewModel.load() }
        answering.cancel()
        answering.answer([.lamp])
        await answering.end()
        #expect(viewModel.products == [.teapot])
        #expect(viewModel.failure == nil)
    }

    @Test func `the late answer of an older load does not overwrite the newer one`() async {
        let viewModel = CatalogViewModel(store: store)
        let older = await store.begin { await viewModel.load() }
        let newer = await store.begin { await viewModel.load() }
        newer.answer([.teapot])
        await newer.end()
        older.answer([.lamp])
        await older.end()
        #expect(viewModel.products == [.teapot])
    }
}
