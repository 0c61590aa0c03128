import Foundation
import Injection
import Testing

struct LazyDependencyTests {
    @Test func `a lazy dependency is not made before it is asked for`() {
        let made = Locked(0)
        let container = DependenciesContainer().register(as: Database.self) {
            made.change { $0 += 1 }
            return Database()
        }
        #expect(made.value == 0)
        _ = container.resolve(Database.self)
        #expect(made.value == 1)
    }

    @Test func `it is made once for all copies of the container`() {
        let container = DependenciesContainer().register(as: MockUserService.self) { MockUserService() }
        let copy = container.register(Cache()).merging(DependenciesContainer().register(Database()))
        let first = container.resolve(MockUserService.self)
        #expect(first != nil)
        #expect(copy.resolve(MockUserService.self) === first)
    }

    @Test func `it is made once when many threads ask at the same time`() async {
        let made = Locked(0)
        let container = DependenciesContainer().register(as: MockUserService.self) {
            made.change { $0 += 1 }
            return MockUserService()
        }
        let identities = Locked<Set<ObjectIdentifier>>([])
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...100 {
                group.addTask {
                    guard let service = container.resolve(MockUserService.self) else { return }
                    identities.change { _ = $0.insert(ObjectIdentifier(service)) }
                }
            }
        }
        #expect(made.value == 1)
        #expect(identities.value.count == 1)
    }

    @Test func `it answers for its declared type only`() {
        let container = DependenciesContainer().register(as: MockUserService.self) { MockUserService() }
        _ = container.resolve(MockUserService.self)
        #expect(container.resolve(UserService.self) == nil)
    }

    @Test func `it may ask for other dependencies while it is made`() {
        let container = DependenciesContainer()
            .register(as: Database.self) { Database(path: "a") }
            .register(as: AppServices.self) {
                AppServices(database: DependenciesContainer.current.resolve(Database.self)!)
            }
        let services = container.withDependencies { container.resolve(AppServices.self) }
        #expect(services?.database == Database(path: "a"))
    }

    @Test @MainActor func `one of the main actor is made there and may use what belongs to it`() {
        let container = DependenciesContainer().register(as: MainActorService.self) { MainActorService() }
        #expect(container.resolve(MainActorService.self)?.name == "main")
    }

    @Test @MainActor func `one of the main actor can be asked for elsewhere once it is made`() async {
        let container = DependenciesContainer().register(as: Database.self) { Database(path: "a") }
        _ = container.resolve(Database.self)
        let elsewhere = await Task.detached { container.resolve(Database.self) }.value
        #expect(elsewhere == Database(path: "a"))
    }

    @Test func `one of the main actor that is asked for elsewhere stops`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await registeredOnMainActor()
            await Task.detached { _ = container.resolve(MainActorService.self) }.value
        }
        #expect(
            errorText(of: result) == """
                Injection: MainActorService was asked for off the main actor, but it is made on the main actor.
                It was registered there, at InjectionTests/LazyDependencyTests.swift:130.
                To fix it, ask for it on the main actor, for example in the init of a view model, \
                or register a finished value:
                    .register(value, as: MainActorService.self)

                """)
    }

    @Test func `lazy dependencies that need each other stop`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = DependenciesContainer()
                .register(as: Database.self) { DependenciesContainer.current.resolve(AppServices.self)!.database }
                .register(as: Cache.self) {
                    _ = DependenciesContainer.current.resolve(Database.self)
                    return Cache()
                }
                .register(as: AppServices.self) {
                    AppServices(cache: DependenciesContainer.current.resolve(Cache.self)!)
                }
            container.withDependencies { _ = container.resolve(Cache.self) }
        }
        #expect(
            errorText(of: result) == """
                Injection: Cache needs itself to be made: Cache -> Database -> AppServices -> Cache.
                It was registered at InjectionTests/LazyDependencyTests.swift:89.
                To fix it, let one of them take what it needs later, for example by a closure, \
                or move what both need into a third.

                """)
    }

    @Test func `a lazy dependency that asks for itself stops`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = DependenciesContainer().register(as: Cache.self) {
                DependenciesContainer.current.resolve(Cache.self)!
            }
            container.withDependencies { _ = container.resolve(Cache.self) }
        }
        #expect(
            errorText(of: result) == """
                Injection: Cache needs itself to be made: Cache -> Cache.
                It was registered at InjectionTests/LazyDependencyTests.swift:112.
                To fix it, let one of them take what it needs later, for example by a closure, \
                or move what both need into a third.

                """)
    }
}

@MainActor private func registeredOnMainActor() -> DependenciesContainer {
    DependenciesContainer().register(as: MainActorService.self) { MainActorService() }
}

@MainActor private final class MainActorService {
    let name = "main"
}
