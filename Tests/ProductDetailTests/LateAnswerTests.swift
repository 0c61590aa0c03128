import Testing

@testable import ProductDetail

/// What becomes of an answer that nobody waits for any more.
///
/// A store may not hear of a cancellation, and answers come in any order. So the view model looks at each answer and
/// decides whether it still counts.
struct LateAnswerTests {
    let store = StubbornProductStore()
    let viewModel: ProductDetailViewModel

    init() {
        viewModel = ProductDetailViewModel(product: .teapot, store: store)
    }

    private func begin() async -> StubbornProductStore.Load {
        let viewModel = viewModel
        return await store.begin { await viewModel.load() }
    }

    private let flat = ProductDetails(description: "Flat.", stock: 1)

    @Test func `the answer of a cancelled load is dropped`() async {
        let load = await begin()
        load.cancel()
        load.answer(flat)
        await load.end()
        #expect(viewModel.state == .loading)
    }

    @Test func `the failure of a cancelled load is dropped`() async {
        let load = await begin()
        load.cancel()
        load.fail()
        await load.end()
        #expect(viewModel.state == .loading)
    }

    @Test func `when the screen comes back, the answer of before does not overwrite the new one`() async {
        let before = await begin()
        before.cancel()
        let after = await begin()
        after.answer(.stub)
        await after.end()
        before.answer(flat)
        await before.end()
        #expect(viewModel.state == .loaded(.stub))
    }

    @Test func `an older load that fails late does not hide the details`() async {
        let older = await begin()
        let newer = await begin()
        newer.answer(.stub)
        await newer.end()
        older.fail()
        await older.end()
        #expect(viewModel.state == .loaded(.stub))
    }

    @Test func `an older answer that comes first is not shown while the newer load goes on`() async {
        let older = await begin()
        let newer = await begin()
        older.answer(flat)
        await older.end()
        #expect(viewModel.state == .loading)
        newer.answer(.stub)
        await newer.end()
        #expect(viewModel.state == .loaded(.stub))
    }

    @Test func `a store that gives up by itself has failed`() async {
        let load = await begin()
        load.fail(CancellationError())
        await load.end()
        #expect(viewModel.state == .failed("Teapot could not be loaded."))
    }
}
