import Injection
import Observation
import Testing

/// What a program says before it stops because a dependency is missing.
struct MissingDependencyTests {
    @Observable
    final class UserListViewModel {
        static let line = #line + 1
        @ObservationIgnored @Injected var userService: UserService
    }

    @Observable
    final class DatabaseViewModel {
        static let line = #line + 1
        @ObservationIgnored @Injected var database: Database
    }

    @Observable
    final class ServicesViewModel {
        static let line = #line + 1
        @ObservationIgnored @Injected(\AppServices.database) var database: Database
    }

    @Test func `nothing is injected`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UserListViewModel()
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type UserService.
                It was asked for by @Injected in UserListViewModel, \
                at InjectionTests/MissingDependencyTests.swift:\(UserListViewModel.line).
                Nothing is injected here. A closure that is called later and a detached task lose what was injected:
                    take it along with DependenciesContainer.current.carrying { … }
                To fix it, inject a type of yours that conforms to UserService in a view above:
                    .inject(MyUserService())
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(MyUserService(), as: UserService.self).withDependencies { … }

                """)
    }

    @Test func `something else is injected`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DependenciesContainer().lazy(at: 1, RemoteUserService.self) { RemoteUserService() }
                .merging(DependenciesContainer().at(2, Cache()))
                .withDependencies { _ = DatabaseViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type Database.
                It was asked for by @Injected in DatabaseViewModel, \
                at InjectionTests/MissingDependencyTests.swift:\(DatabaseViewModel.line).
                Injected here, the nearest first:
                    Cache, at App/App.swift:2
                    RemoteUserService, lazy, not made yet, at App/App.swift:1
                To fix it, inject one in a view above:
                    .inject(Database(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(Database(…), as: Database.self).withDependencies { … }

                """)
    }

    @Test func `a lazy dependency would answer if it were declared as the protocol`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DependenciesContainer().lazy(at: 1, RemoteUserService.self) { RemoteUserService() }
                .withDependencies { _ = UserListViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type UserService.
                It was asked for by @Injected in UserListViewModel, \
                at InjectionTests/MissingDependencyTests.swift:\(UserListViewModel.line).
                Injected here, the nearest first:
                    RemoteUserService, lazy, not made yet, at App/App.swift:1
                Near misses:
                    RemoteUserService is lazy, so it answers for RemoteUserService only. \
                To let it answer for UserService:
                        .inject(as: UserService.self) { RemoteUserService(…) }
                To fix it, inject a type of yours that conforms to UserService in a view above:
                    .inject(MyUserService())
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(MyUserService(), as: UserService.self).withDependencies { … }

                """)
    }

    struct UsersService {}

    @Test func `a type of similar name is injected`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DependenciesContainer().at(1, UsersService()).withDependencies { _ = UserListViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type UserService.
                It was asked for by @Injected in UserListViewModel, \
                at InjectionTests/MissingDependencyTests.swift:\(UserListViewModel.line).
                Injected here, the nearest first:
                    UsersService, at App/App.swift:1
                Near misses:
                    UsersService has a similar name, but does not conform to UserService.
                To fix it, inject a type of yours that conforms to UserService in a view above:
                    .inject(MyUserService())
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(MyUserService(), as: UserService.self).withDependencies { … }

                """)
    }

    @Test func `the whole of which a key path takes a part is missing`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DependenciesContainer().at(1, Database()).withDependencies { _ = ServicesViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type AppServices.
                It was asked for by @Injected(\\AppServices.…) in ServicesViewModel, \
                at InjectionTests/MissingDependencyTests.swift:\(ServicesViewModel.line).
                Injected here, the nearest first:
                    Database, at App/App.swift:1
                Near misses:
                    Database is injected itself. To take it, leave the key path out:
                        @Injected var …: Database
                To fix it, inject one in a view above:
                    .inject(AppServices(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(AppServices(…), as: AppServices.self).withDependencies { … }

                """)
    }

    struct Repository {
        static let line = #line + 1
        @Injected var database: Database
    }

    @Test func `a lazy one misses what only a nearer scope has`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let far = DependenciesContainer().lazy(at: 1, Repository.self) { Repository() }
            _ = far.merging(DependenciesContainer().register(Database())).resolve(Repository.self)
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type Database.
                It was asked for by @Injected in Repository, \
                at InjectionTests/MissingDependencyTests.swift:\(Repository.line).
                Repository, lazy, at App/App.swift:1, needs it and was just being made, \
                with what its own scope and those around it hold.
                Injected here, the nearest first:
                    Repository, lazy, not made yet, at App/App.swift:1
                To fix it, inject one in a view above:
                    .inject(Database(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(Database(…), as: Database.self).withDependencies { … }

                """)
    }

    private protocol Clock {}

    @Test func `the remedy for a private protocol is that for a protocol`() {
        let error = #expect(throws: MissingDependency.self) { try DependenciesContainer().require((any Clock).self) }
        #expect(error?.description.contains("    .inject(MyClock())\n") == true)
    }

    @Test func `the error of require says the same`() {
        let error = #expect(throws: MissingDependency.self) {
            try DependenciesContainer().require((() -> Int).self, file: "App/Loader.swift", line: 4)
        }
        #expect(
            error?.description == """
                Injection: there is no dependency of type () -> Int.
                It was asked for at App/Loader.swift:4.
                The container is empty.
                To fix it, inject one in a view above:
                    .inject(as: (() -> Int).self) { … }
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(as: (() -> Int).self) { … }.withDependencies { … }
                """)
    }
}
