import Providing
import Publishing
import Testing
import TextUITesting

@testable import Finder

final class Context: ViewModelStoreOwner {
    let viewModelStore = ViewModelStore()
}

struct FindViewModelFactoryTests {
    private func provider(_ context: Context, _ factory: FindViewModelFactory) -> ViewModelProvider {
        ViewModelProviders.provider(for: context, with: factory)
    }

    @Test func `the factory makes all five view models`() {
        let factory = FindViewModelFactory()
        let find: FindViewModel? = factory.create()
        let search: SearchGlobalViewModel? = factory.create()
        let brands: BrandListViewModel? = factory.create()
        let products: ProductCategoryListViewModel? = factory.create()
        let services: ServiceCategoryListViewModel? = factory.create()
        #expect(find != nil && search != nil)
        #expect(brands?.brands == ["Acme", "Bolt", "Cirrus"])
        #expect(products?.categories == ["Lamps", "Teapots", "Bicycles"])
        #expect(services?.categories == ["Repair", "Delivery"])
    }

    @Test func `it makes no others`() {
        let unknown: String? = FindViewModelFactory().create()
        #expect(unknown == nil)
    }

    @Test func `the brands come from the fetcher that the factory is given`() {
        struct Stub: BrandFetcher {
            func brands() -> [String] { ["Stub"] }
        }
        let brands: BrandListViewModel? = FindViewModelFactory(fetcher: Stub()).create()
        #expect(brands?.brands == ["Stub"])
    }

    @Test func `the search text is shared through the find view model`() {
        let context = Context()
        let provider = provider(context, FindViewModelFactory())
        let find: FindViewModel? = provider.get()
        let search: SearchGlobalViewModel? = provider.get()
        find?.searchPredicate = "lam"
        #expect(search?.searchPredicate == "lam")
        #expect(search?.results == ["Lamps"])
    }

    @Test func `the same type from the same context is the same object`() {
        let provider = provider(Context(), FindViewModelFactory())
        #expect(provider.get(FindViewModel.self) === provider.get(FindViewModel.self))
        #expect(provider.get(BrandListViewModel.self) === provider.get(BrandListViewModel.self))
    }

    @Test func `another context with another factory has its own`() {
        let here = provider(Context(), FindViewModelFactory())
        let there = provider(Context(), FindViewModelFactory())
        #expect(here.get(FindViewModel.self) !== there.get(FindViewModel.self))
    }

    @Test func `after clear the lists are new, and the find view model is the one that the factory keeps`() {
        let context = Context()
        let provider = provider(context, FindViewModelFactory())
        let find: FindViewModel? = provider.get()
        let brands: BrandListViewModel? = provider.get()
        ViewModelStores.store(for: context).clear()
        #expect(provider.get(FindViewModel.self) === find)
        #expect(provider.get(BrandListViewModel.self) !== brands)
    }

    @Test func `a context that goes takes its view models along, and the factory is released with it`() {
        var context: Context? = Context()
        var factory: FindViewModelFactory? = FindViewModelFactory()
        let released = WeakReference(factory)
        let find = WeakReference(provider(context!, factory!).get(FindViewModel.self))
        let search = WeakReference(provider(context!, factory!).get(SearchGlobalViewModel.self))
        #expect(!find.isReleased && !search.isReleased)
        context = nil
        factory = nil
        #expect(find.isReleased)
        #expect(search.isReleased)
        #expect(released.isReleased)
    }
}
