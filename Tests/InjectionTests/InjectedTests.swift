import Injection
import Observation
import Testing

struct InjectedTests {
    @Observable
    final class UserListViewModel {
        @ObservationIgnored @Injected var userService: UserService
        var names: [String] = []

        func load() { names = userService.names }
    }

    @Observable
    final class ServicesViewModel {
        @ObservationIgnored @Injected(\AppServices.database) var database: Database
        @ObservationIgnored @Injected(\AppServices.cache.limit) var limit: Int
    }

    @Observable
    final class OptionalViewModel {
        @ObservationIgnored @Injected var userService: UserService?
    }

    @Test func `a view model finds what is in force when it is made`() {
        let container = DependenciesContainer().register(MockUserService(names: ["Ada", "Grace"]))
        let viewModel = container.withDependencies { UserListViewModel() }
        viewModel.load()
        #expect(viewModel.names == ["Ada", "Grace"])
    }

    @Test func `the value is read once, when the owner is made`() {
        let first = MockUserService()
        let viewModel = DependenciesContainer().register(first).withDependencies { UserListViewModel() }
        let read = DependenciesContainer().register(RemoteUserService()).withDependencies { viewModel.userService }
        #expect(read as? MockUserService === first)
    }

    @Test func `a lazy dependency is made when the owner is made`() {
        let made = Locked(0)
        let container = DependenciesContainer().register(as: UserService.self) {
            made.change { $0 += 1 }
            return MockUserService()
        }
        _ = container.withDependencies { UserListViewModel() }
        #expect(made.value == 1)
    }

    @Test func `an optional one is nil if nothing answers`() {
        #expect(OptionalViewModel().userService == nil)
    }

    @Test func `an optional one has the value if something answers`() {
        let container = DependenciesContainer().register(MockUserService())
        #expect(container.withDependencies { OptionalViewModel() }.userService?.names == ["Ada"])
    }

    @Test func `a key path takes a part of a dependency`() {
        let services = AppServices(database: Database(path: "a"), cache: Cache(limit: 3))
        let viewModel = DependenciesContainer().register(services).withDependencies { ServicesViewModel() }
        #expect(viewModel.database == Database(path: "a"))
        #expect(viewModel.limit == 3)
    }

    @Test func `a local variable can be injected`() {
        let names = DependenciesContainer().register(MockUserService()).withDependencies {
            @Injected var service: UserService
            return service.names
        }
        #expect(names == ["Ada"])
    }

    @Test func `a struct whose injected values are Sendable is Sendable`() {
        struct Importer: Sendable {
            @Injected var database: Database
        }
        let importer = DependenciesContainer().register(Database(path: "a")).withDependencies { Importer() }
        #expect(importer.database == Database(path: "a"))
    }
}

@MainActor struct InjectedOnTheMainActorTests {
    final class WallClock {
        var hour = 12
    }

    @Observable
    final class ClockViewModel {
        @ObservationIgnored @Injected var clock: WallClock
        @ObservationIgnored @Injected var userService: UserService?
    }

    @Test func `a view model of the main actor finds what belongs there`() {
        let clock = WallClock()
        let viewModel = DependenciesContainer().register(clock).withDependencies { ClockViewModel() }
        #expect(viewModel.clock === clock)
        #expect(viewModel.userService == nil)
    }
}
