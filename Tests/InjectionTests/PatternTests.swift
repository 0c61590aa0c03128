import Injection
import Observation
import Testing

// How an app uses injection, in code on no actor. `PatternsOnTheMainActorTests` has the same on the main actor.

struct User: Equatable {
    let name: String
}

protocol UsersService: Sendable {
    func fetchUsers() async -> [User]
}

struct MockUsersService: UsersService {
    var users = ["Ada", "Grace", "Edsger"].map(User.init)
    func fetchUsers() async -> [User] { users }
}

final class NetworkService: Sendable {
    let baseURL: String
    init(baseURL: String) { self.baseURL = baseURL }
}

final class DatabaseService: Sendable {}

struct PatternTests {
    @Observable
    final class UsersViewModel {
        @ObservationIgnored @Injected var usersService: UsersService
        var users: [User] = []

        func loadUsers() async { users = await usersService.fetchUsers() }
    }

    @Test func `a test gives a view model its mock`() async {
        let container = DependenciesContainer()
            .register(MockUsersService(), as: UsersService.self)

        let viewModel = container.withDependencies {
            UsersViewModel()
        }

        await viewModel.loadUsers()
        #expect(viewModel.users.count == 3)
    }

    @Observable
    final class HandMadeViewModel {
        let usersService: UsersService
        init(usersService: UsersService) { self.usersService = usersService }
    }

    @Test func `a view model may take its service as a parameter`() async {
        let container = DependenciesContainer().register(MockUsersService())
        let viewModel = HandMadeViewModel(usersService: container[UsersService.self]!)
        #expect(await viewModel.usersService.fetchUsers() == ["Ada", "Grace", "Edsger"].map(User.init))
    }

    @Observable
    final class MyViewModel {
        @ObservationIgnored @Injected var database: DatabaseService
        @ObservationIgnored @Injected var network: NetworkService
        @ObservationIgnored var seen = ""

        init() { debugPrint(DependenciesContainer.current, to: &seen) }
    }

    @Test func `values and lazy ones serve one view model, whose init can list them`() {
        let database = DatabaseService()
        let container = DependenciesContainer()
            .at(1, database)
            .lazy(at: 2, NetworkService.self) { NetworkService(baseURL: "https://api.example.com") }
        let viewModel = container.withDependencies { MyViewModel() }
        #expect(viewModel.database === database)
        #expect(viewModel.network.baseURL == "https://api.example.com")
        #expect(
            viewModel.seen == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    DatabaseService, at App/App.swift:1
                    NetworkService, lazy, made, at App/App.swift:2

                """)
    }

    struct Services {
        let database: DatabaseService
        let network: NetworkService
    }

    @Observable
    final class CompositeViewModel {
        @ObservationIgnored @Injected(\Services.database) var database: DatabaseService
        @ObservationIgnored @Injected(\Services.network) var network: NetworkService
    }

    @Test func `parts of a group of services are injected one by one`() {
        let services = Services(database: DatabaseService(), network: NetworkService(baseURL: "a"))
        let viewModel = DependenciesContainer().register(services).withDependencies { CompositeViewModel() }
        #expect(viewModel.database === services.database)
        #expect(viewModel.network === services.network)
    }

    // MARK: Flows

    /// The root of a flow, which builds the services of the flow from those around it.
    @Observable
    final class CheckoutViewModel {
        @ObservationIgnored let services: DependenciesContainer

        init() {
            let inner = DependenciesContainer().register(NetworkService(baseURL: "https://checkout.example.com"))
            services = DependenciesContainer.current.merging(inner)
        }
    }

    @Test func `a child of a flow finds what the flow has and what is around it`() {
        let database = DatabaseService()
        let flow = DependenciesContainer()
            .register(database)
            .register(NetworkService(baseURL: "https://api.example.com"))
            .withDependencies { CheckoutViewModel() }
        let child = flow.services.withDependencies { MyViewModel() }
        #expect(child.database === database)
        #expect(child.network.baseURL == "https://checkout.example.com")
    }

    @Test func `two flows with services of their own do not see each other's`() {
        let app = DependenciesContainer().register(DatabaseService())
        let main = app.merging(DependenciesContainer().register(NetworkService(baseURL: "main")))
        let onboarding = app.merging(DependenciesContainer().register(NetworkService(baseURL: "onboarding")))
        #expect(main.withDependencies { MyViewModel() }.network.baseURL == "main")
        #expect(onboarding.withDependencies { MyViewModel() }.network.baseURL == "onboarding")
        #expect(app.resolve(NetworkService.self) == nil)
    }
}

@MainActor struct PatternsOnTheMainActorTests {
    /// Neither `Sendable` nor of the main actor.
    protocol Analytics {
        func record(_ event: String)
    }

    final class MockAnalytics: Analytics {
        private(set) var events: [String] = []
        func record(_ event: String) { events.append(event) }
    }

    @Observable
    final class OrderViewModel {
        @ObservationIgnored @Injected var analytics: Analytics
        @ObservationIgnored var onClose: () -> Void = {}

        func buyTapped() { analytics.record("buy") }
    }

    @Test func `a service that is not Sendable serves the view models of the main actor`() {
        let analytics = MockAnalytics()
        let viewModel = DependenciesContainer().register(analytics).withDependencies { OrderViewModel() }
        viewModel.buyTapped()
        #expect(analytics.events == ["buy"])
    }

    @Test func `a lazy service is made on the main actor`() async {
        let viewModel = DependenciesContainer()
            .register(as: Analytics.self) { MockAnalytics() }
            .withDependencies { OrderViewModel() }
        viewModel.buyTapped()
        #expect((viewModel.analytics as? MockAnalytics)?.events == ["buy"])
    }

    @Test func `a task that a view model starts makes others with the same services`() async {
        let analytics = MockAnalytics()
        let container = DependenciesContainer().register(analytics)
        await container.withDependencies { Task { OrderViewModel().buyTapped() } }.value
        #expect(analytics.events == ["buy"])
    }

    @Test func `a closure that is called later needs them carried`() {
        let analytics = MockAnalytics()
        let viewModel = DependenciesContainer().register(analytics).withDependencies {
            let viewModel = OrderViewModel()
            viewModel.onClose = DependenciesContainer.current.carrying { OrderViewModel().buyTapped() }
            return viewModel
        }
        viewModel.onClose()
        #expect(analytics.events == ["buy"])
    }
}
