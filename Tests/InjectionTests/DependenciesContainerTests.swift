import Injection
import Testing

struct DependenciesContainerTests {
    @Test func `a registered value is found by its own type`() {
        let container = DependenciesContainer().register(Database(path: "a"))
        #expect(container.resolve(Database.self) == Database(path: "a"))
    }

    @Test func `a value registered as a protocol is found by the protocol`() {
        let service = MockUserService()
        let container = DependenciesContainer().register(service, as: UserService.self)
        #expect(container.resolve(UserService.self) as? MockUserService === service)
    }

    @Test func `a value is found by each protocol it conforms to, without saying so`() {
        let service = MockUserService()
        let container = DependenciesContainer().register(service)
        #expect(container.resolve(UserService.self) as? MockUserService === service)
    }

    @Test func `registering gives a new container and leaves the old one as it was`() {
        let old = DependenciesContainer().register(Database())
        let new = old.register(Cache())
        #expect(old.resolve(Cache.self) == nil)
        #expect(new.resolve(Cache.self) == Cache())
    }

    @Test func `registrations can be chained`() {
        let container = DependenciesContainer().register(Database()).register(Cache())
            .register(as: UserService.self) { MockUserService() }
        #expect(container.resolve(Database.self) == Database())
        #expect(container.resolve(Cache.self) == Cache())
        #expect(container.resolve(UserService.self)?.names == ["Ada"])
    }

    @Test func `of two values of one type the newer answers`() {
        let container = DependenciesContainer().register(Database(path: "a")).register(Database(path: "b"))
        #expect(container.resolve(Database.self) == Database(path: "b"))
    }

    @Test func `the exact type comes before a newer value that conforms`() {
        let container = DependenciesContainer().register(MockUserService(), as: UserService.self)
            .register(RemoteUserService())
        #expect(container.resolve(UserService.self)?.names == ["Ada"])
    }

    @Test func `of two values that conform the newest answers`() {
        let container = DependenciesContainer().register(MockUserService()).register(RemoteUserService())
        #expect(container.resolve(UserService.self)?.names == ["Grace"])
    }

    @Test func `of merged containers the nearer answers`() {
        let far = DependenciesContainer().register(Database(path: "far")).register(Cache(limit: 1))
        let near = DependenciesContainer().register(Database(path: "near"))
        let both = far.merging(near)
        #expect(both.resolve(Database.self) == Database(path: "near"))
        #expect(both.resolve(Cache.self) == Cache(limit: 1))
    }

    @Test func `a nearer value that conforms comes before a farther one of the exact type`() {
        let far = DependenciesContainer().register(MockUserService(), as: UserService.self)
        let near = DependenciesContainer().register(RemoteUserService())
        #expect(far.merging(near).resolve(UserService.self)?.names == ["Grace"])
    }

    @Test func `what is registered after merging goes to the nearest scope`() {
        let far = DependenciesContainer().register(Database(path: "far"))
        let near = DependenciesContainer().register(Cache())
        let container = far.merging(near).register(Database(path: "new"))
        #expect(container.resolve(Database.self) == Database(path: "new"))
        #expect(container.dependencies.map { $0.map(\.declaredType) } == [["Cache", "Database"], ["Database"]])
    }

    @Test func `merging with an empty container changes nothing`() {
        let container = DependenciesContainer().register(Database())
        #expect(container.merging(DependenciesContainer()).dependencies.count == 1)
        #expect(DependenciesContainer().merging(container).dependencies.count == 1)
    }
}
