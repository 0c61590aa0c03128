import Injection
import Testing

struct DependencyDescriptionTests {
    @Test func `an empty container says so`() {
        #expect(String(reflecting: DependenciesContainer()) == "DependenciesContainer: empty")
    }

    @Test func `the debug text lists types, what is made and where, scope by scope`() {
        let app = DependenciesContainer()
            .register(MockUserService(), as: UserService.self)
            .register(as: Database.self) { Database() }
            .register(as: Cache.self) { Cache() }
        let flow = DependenciesContainer().register(Database(path: "flow"))
        let container = app.merging(flow)
        _ = container.resolve(Cache.self)
        #expect(
            String(reflecting: container) == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    Database, at InjectionTests/DependencyDescriptionTests.swift:14
                  scope 2
                    UserService (MockUserService), at InjectionTests/DependencyDescriptionTests.swift:11
                    Database, lazy, not made yet, at InjectionTests/DependencyDescriptionTests.swift:12, shadowed
                    Cache, lazy, made, at InjectionTests/DependencyDescriptionTests.swift:13
                """)
    }

    @Test func `a tie is marked once somebody has asked for the type`() {
        let container = DependenciesContainer()
            .register(MockUserService())
            .register(RemoteUserService())
        let before = String(reflecting: container)
        _ = container.resolve(UserService.self)
        #expect(
            before == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    MockUserService, at InjectionTests/DependencyDescriptionTests.swift:31
                    RemoteUserService, at InjectionTests/DependencyDescriptionTests.swift:32
                """)
        #expect(
            String(reflecting: container) == before + """

                    tie: RemoteUserService answers for UserService, as the newest; also conforming: MockUserService
                """)
    }

    @Test func `a description can be taken apart`() throws {
        let container = DependenciesContainer().register(as: UserService.self) { MockUserService() }
        let before = try #require(container.dependencies.first?.first)
        #expect(before.declaredType == "UserService")
        #expect(before.valueType == nil)
        #expect(before.isLazy)
        #expect(!before.isMade)
        #expect(!before.isShadowed)
        #expect(before.location == "InjectionTests/DependencyDescriptionTests.swift:50")
        _ = container.resolve(UserService.self)
        let after = try #require(container.dependencies.first?.first)
        #expect(after.valueType == "MockUserService")
        #expect(after.isMade)
    }

    @Test func `an older value of the same type in one scope is shadowed`() {
        let container = DependenciesContainer().register(Database(path: "a")).register(Database(path: "b"))
        #expect(container.dependencies.map { $0.map(\.isShadowed) } == [[true, false]])
    }
}
