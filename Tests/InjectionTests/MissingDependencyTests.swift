import Injection
import Observation
import Testing

/// What a program says before it stops because a dependency is missing.
struct MissingDependencyTests {
    @Observable
    final class UserListViewModel {
        @ObservationIgnored @Injected var userService: UserService
    }

    @Observable
    final class DatabaseViewModel {
        @ObservationIgnored @Injected var database: Database
    }

    @Observable
    final class ServicesViewModel {
        @ObservationIgnored @Injected(\AppServices.database) var database: Database
    }

    @Test func `nothing is injected`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UserListViewModel()
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type UserService.
                It was asked for by @Injected in UserListViewModel, at InjectionTests/MissingDependencyTests.swift:9.
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
            _ = DependenciesContainer().register(Cache()).withDependencies { DatabaseViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type Database.
                It was asked for by @Injected in DatabaseViewModel, at InjectionTests/MissingDependencyTests.swift:14.
                Injected here, the nearest first:
                    Cache, at InjectionTests/MissingDependencyTests.swift:41
                To fix it, inject one in a view above:
                    .inject(Database(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(Database(…), as: Database.self).withDependencies { … }

                """)
    }

    struct LegacyUserService {}

    @Test func `a type of similar name is injected, but does not conform`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DependenciesContainer().register(LegacyUserService()).withDependencies { UserListViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type UserService.
                It was asked for by @Injected in UserListViewModel, at InjectionTests/MissingDependencyTests.swift:9.
                Injected here, the nearest first:
                    LegacyUserService, at InjectionTests/MissingDependencyTests.swift:61
                Near misses:
                    LegacyUserService has a similar name, but does not conform to UserService.
                To fix it, inject a type of yours that conforms to UserService in a view above:
                    .inject(MyUserService())
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(MyUserService(), as: UserService.self).withDependencies { … }

                """)
    }

    struct Databases {}

    @Test func `a type whose name differs by a letter is injected`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DependenciesContainer().register(Databases()).withDependencies { DatabaseViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type Database.
                It was asked for by @Injected in DatabaseViewModel, at InjectionTests/MissingDependencyTests.swift:14.
                Injected here, the nearest first:
                    Databases, at InjectionTests/MissingDependencyTests.swift:83
                Near misses:
                    Databases has a similar name: is that the type to ask for?
                To fix it, inject one in a view above:
                    .inject(Database(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(Database(…), as: Database.self).withDependencies { … }

                """)
    }

    enum Other {
        struct Database {}
    }

    @Test func `another type of the same name is injected`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DependenciesContainer().register(Other.Database()).withDependencies { DatabaseViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type Database.
                It was asked for by @Injected in DatabaseViewModel, at InjectionTests/MissingDependencyTests.swift:14.
                Injected here, the nearest first:
                    Database, at InjectionTests/MissingDependencyTests.swift:107
                Near misses:
                    InjectionTests.MissingDependencyTests.Other.Database has the same name, \
                but is not InjectionTests.Database.
                To fix it, inject one in a view above:
                    .inject(Database(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(Database(…), as: Database.self).withDependencies { … }

                """)
    }

    @Test func `a lazy dependency would answer if it were declared as the protocol`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = DependenciesContainer().register(as: RemoteUserService.self) { RemoteUserService() }
            _ = container.withDependencies { UserListViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type UserService.
                It was asked for by @Injected in UserListViewModel, at InjectionTests/MissingDependencyTests.swift:9.
                Injected here, the nearest first:
                    RemoteUserService, lazy, not made yet, at InjectionTests/MissingDependencyTests.swift:128
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

    final class Backend: UserService {
        let names: [String] = []
    }

    @Test func `a lazy dependency that is made and conforms is a near miss whatever its name`() async {
        let container = DependenciesContainer().register(as: Backend.self) { Backend() }
        _ = container.resolve(Backend.self)
        let error = #expect(throws: MissingDependency.self) { _ = try container.require(UserService.self) }
        #expect(
            error?.description.contains(
                """
                Near misses:
                    Backend is lazy, so it answers for Backend only. To let it answer for UserService:
                        .inject(as: UserService.self) { Backend(…) }

                """) == true)
    }

    @Test func `the whole of which a key path takes a part is missing`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DependenciesContainer().register(Database()).withDependencies { ServicesViewModel() }
        }
        #expect(
            errorText(of: result) == """
                Injection: there is no dependency of type AppServices.
                It was asked for by @Injected(\\AppServices.…) in ServicesViewModel, \
                at InjectionTests/MissingDependencyTests.swift:19.
                Injected here, the nearest first:
                    Database, at InjectionTests/MissingDependencyTests.swift:169
                Near misses:
                    Database is injected itself: ask for it without a key path.
                To fix it, inject one in a view above:
                    .inject(AppServices(…))
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(AppServices(…), as: AppServices.self).withDependencies { … }

                """)
    }

    @Test func `an override is lost in a closure that is called later`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var later: [() -> Void] = []
            DependenciesContainer().register(MockUserService()).withDependencies {
                later.append { _ = UserListViewModel() }
            }
            later.forEach { $0() }
        }
        #expect(
            errorText(of: result)?.contains(
                """
                Nothing is injected here. A closure that is called later and a detached task lose what was injected:
                    take it along with DependenciesContainer.current.carrying { … }
                """) == true)
    }
}
