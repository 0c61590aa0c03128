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

    @Test func `it is made once when many tasks ask at the same time`() async {
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

    @Test func `what makes it is released once it is made`() {
        var token: MockUserService? = MockUserService()
        weak let weakToken = token
        let container = DependenciesContainer().register(as: Cache.self) { [token] in
            Cache(limit: token!.names.count)
        }
        token = nil
        #expect(weakToken != nil)
        #expect(container.resolve(Cache.self) == Cache(limit: 1))
        #expect(weakToken == nil)
    }

    // MARK: What it is made from

    struct Repository {
        @Injected var database: Database
    }

    @Test func `it finds the other dependencies of its container while it is made`() {
        let container = DependenciesContainer()
            .register(as: Repository.self) { Repository() }
            .register(as: Database.self) { Database(path: "a") }
        #expect(container.resolve(Repository.self)?.database == Database(path: "a"))
    }

    @Test func `it finds those of the scopes around its own`() {
        let far = DependenciesContainer().register(Database(path: "far"))
        let near = DependenciesContainer().register(as: Repository.self) { Repository() }
        #expect(far.merging(near).resolve(Repository.self)?.database == Database(path: "far"))
    }

    @Test func `it does not see what a nearer scope overrides, for it outlives that scope`() {
        let far = DependenciesContainer()
            .register(Database(path: "far"))
            .register(as: Repository.self) { Repository() }
        let near = DependenciesContainer().register(Database(path: "near"))
        #expect(far.merging(near).resolve(Repository.self)?.database == Database(path: "far"))
    }

    @Test func `it is not made from what is in force where it is asked for`() {
        let container = DependenciesContainer()
            .register(Database(path: "own"))
            .register(as: Repository.self) { Repository() }
        let other = DependenciesContainer().register(Database(path: "other"))
        #expect(other.withDependencies { container.resolve(Repository.self) }?.database == Database(path: "own"))
    }

    // MARK: Cycles

    @Test func `lazy dependencies that need each other stop with the chain`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DependenciesContainer()
                .lazy(at: 1, Database.self) { DependenciesContainer.current[AppServices.self]!.database }
                .lazy(at: 2, Cache.self) { Cache(limit: DependenciesContainer.current[Database.self]!.path.count) }
                .lazy(at: 3, AppServices.self) { AppServices(cache: DependenciesContainer.current[Cache.self]!) }
                .resolve(Cache.self)
        }
        #expect(
            errorText(of: result) == """
                Injection: Cache needs itself to be made: Cache -> Database -> AppServices -> Cache.
                They were registered at
                    App/App.swift:2, Cache
                    App/App.swift:1, Database
                    App/App.swift:3, AppServices
                To fix it, let one of them ask for the other later, when both are made, \
                or move what both need into a third.

                """)
    }

    @Test func `the chain begins with what needs itself, not with what was asked for`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DependenciesContainer()
                .lazy(at: 1, Database.self) { DependenciesContainer.current[Database.self]! }
                .lazy(at: 2, Cache.self) { Cache(limit: DependenciesContainer.current[Database.self]!.path.count) }
                .resolve(Cache.self)
        }
        #expect(
            errorText(of: result) == """
                Injection: Database needs itself to be made: Database -> Database.
                It was registered at
                    App/App.swift:1, Database
                To fix it, let it ask for itself later, when it is made.

                """)
    }
}
