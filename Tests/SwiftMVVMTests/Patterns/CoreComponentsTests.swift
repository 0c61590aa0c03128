import SwiftMVVM
import Testing
import TextUITesting

protocol MyService {
    var title: String { get }
}

struct GreetingService: MyService {
    let title = "Welcome"
}

@MainActor struct CoreComponentsTests {
    @MainActor @Observable
    class MyViewModel {
        var title: String

        init(service: MyService) {
            title = service.title
        }

        func performAction() {
            title += "!"
        }
    }

    // MARK: StateViewModel

    struct OwningView: View {
        @StateViewModel var viewModel: MyViewModel

        init() {
            self._viewModel = StateViewModel { env in
                MyViewModel(
                    service: env[dependency: MyService.self]!
                )
            }
        }

        var body: some View { Text(viewModel.title) }
    }

    @Test func `StateViewModel with a service`() {
        let screen = TestScreen { OwningView().inject(GreetingService()) }
        #expect(screen.body == "Welcome")
    }

    // MARK: WithViewModel

    struct ContentView: View {
        var body: some View {
            WithViewModel { _ in
                MyViewModel(service: GreetingService())
            } content: { viewModel in
                MyView(viewModel: viewModel)
            }
        }
    }

    struct MyView: View {
        let viewModel: MyViewModel

        var body: some View {
            VStack {
                Text(viewModel.title)
                Button("Action", action: viewModel.performAction)
            }
        }
    }

    @Test func `WithViewModel in place`() async {
        let screen = TestScreen { ContentView() }
        #expect(screen.body == "Welcome\n[1] Action")
        screen.resetBodyCounts()
        await screen.tap("Action")
        #expect(screen.body == "Welcome!\n[1] Action")
        #expect(screen.bodyCount(of: MyView.self) == 1)
        #expect(screen.bodyCount(of: ContentView.self) == 0)
    }

    // MARK: Dependency injection

    struct DatabaseService {
        let path = "users.db"
    }

    struct NetworkService {
        let baseURL: String
    }

    @MainActor @Observable
    class InjectedViewModel {
        @ObservationIgnored @Injected var database: DatabaseService
        @ObservationIgnored @Injected var network: NetworkService
        var text: String { "\(database.path) \(network.baseURL)" }
    }

    @MainActor @Observable
    class PassedViewModel {
        let text: String

        init(database: DatabaseService, network: NetworkService) {
            text = "\(database.path) \(network.baseURL)"
        }
    }

    struct InjectedView: View {
        @StateViewModel var viewModel = InjectedViewModel()
        var body: some View { Text(viewModel.text) }
    }

    struct PassedView: View {
        @StateViewModel var viewModel: PassedViewModel

        init() {
            self._viewModel = StateViewModel { env in
                let database = env[dependency: DatabaseService.self]!
                let network = env[dependency: NetworkService.self]!
                return PassedViewModel(database: database, network: network)
            }
        }

        var body: some View { Text(viewModel.text) }
    }

    @Test func `a value and a lazy one, read both ways`() {
        let screen = TestScreen {
            VStack {
                InjectedView()
                PassedView()
            }
            .inject(DatabaseService())
            .inject(as: NetworkService.self) { NetworkService(baseURL: "https://api.example.com") }
        }
        #expect(screen.body == "users.db https://api.example.com\nusers.db https://api.example.com")
    }
}
