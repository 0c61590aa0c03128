import SwiftMVVM
import Testing
import TextUITesting

@MainActor struct KeyPathTests {
    struct DatabaseService { let path: String }
    struct CacheService { let limit: Int }

    struct AppServices {
        let database: DatabaseService
        let cache: CacheService
    }

    @MainActor @Observable
    class MyViewModel {
        @ObservationIgnored @Injected(\AppServices.database) var database: DatabaseService
        @ObservationIgnored @Injected(\AppServices.cache) var cache: CacheService
    }

    struct MyView: View {
        @StateViewModel var viewModel = MyViewModel()
        var body: some View { Text("\(viewModel.database.path), at most \(viewModel.cache.limit)") }
    }

    @Test func `parts of a composite`() {
        let services = AppServices(database: DatabaseService(path: "users.db"), cache: CacheService(limit: 10))
        let screen = TestScreen { MyView().inject(services) }
        #expect(screen.body == "users.db, at most 10")
    }
}
