import Injection
import Testing

struct RegisteringTests {
    @Test func `a registered value is found by its own type`() {
        let container = DependenciesContainer().register(Database(path: "a"))
        #expect(container.resolve(Database.self) == Database(path: "a"))
    }

    @Test func `a value registered as a protocol is found by the protocol`() {
        let service = MockUserService()
        let container = DependenciesContainer().register(service, as: UserService.self)
        #expect(container.resolve(UserService.self) as? MockUserService === service)
    }

    @Test func `registering gives another container and leaves the old one as it was`() {
        let old = DependenciesContainer().register(Database())
        let new = old.register(Cache())
        #expect(old.resolve(Cache.self) == nil)
        #expect(new.resolve(Cache.self) == Cache())
    }

    @Test func `a container that was asked before does not answer for what is registered later`() {
        let old = DependenciesContainer().register(Database(path: "old"))
        #expect(old.resolve(Cache.self) == nil)
        let new = old.register(Database(path: "new")).register(Cache())
        #expect(new.resolve(Database.self) == Database(path: "new"))
        #expect(new.resolve(Cache.self) == Cache())
        #expect(old.resolve(Database.self) == Database(path: "old"))
    }

    @Test func `registrations can be chained`() {
        let container = DependenciesContainer()
            .register(Database())
            .register(Cache(), as: Cache.self)
            .register(as: UserService.self) { MockUserService() }
        #expect(container.resolve(Database.self) == Database())
        #expect(container.resolve(Cache.self) == Cache())
        #expect(container.resolve(UserService.self)?.names == ["Ada"])
    }

    @Test func `a closure can be registered`() {
        let container = DependenciesContainer().register({ 7 } as @Sendable () -> Int)
        #expect(container.resolve((@Sendable () -> Int).self)?() == 7)
    }

    @Test func `a value is released with the last container that holds it`() {
        var service: MockUserService? = MockUserService()
        weak let weakService = service
        var container: DependenciesContainer? = DependenciesContainer().register(service!)
        service = nil
        #expect(container?.resolve(UserService.self) != nil)
        #expect(weakService != nil)
        container = nil
        #expect(weakService == nil)
    }
}
