import Injection
import Testing

struct DebugDescriptionTests {
    @Test func `an empty container says so`() {
        #expect(String(reflecting: DependenciesContainer()) == "DependenciesContainer: empty")
    }

    @Test func `the debug text lists types, what is made and where, scope by scope`() {
        let app = DependenciesContainer()
            .register(MockUserService(), as: UserService.self)
            .register(as: Database.self) { Database() }
            .register(as: Cache.self) { Cache() }
        let flow = DependenciesContainer().at(7, Database(path: "flow"))
        let container = app.merging(flow)
        _ = container.resolve(Cache.self)
        #expect(
            String(reflecting: container) == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    Database, at App/App.swift:7
                  scope 2
                    UserService (MockUserService), at InjectionTests/DebugDescriptionTests.swift:11
                    Database, lazy, not made yet, at InjectionTests/DebugDescriptionTests.swift:12, shadowed
                    Cache, lazy, made, at InjectionTests/DebugDescriptionTests.swift:13
                """)
    }

    @Test func `debugPrint prints that text`() {
        var text = ""
        debugPrint(DependenciesContainer().at(1, Cache()), to: &text)
        #expect(
            text == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    Cache, at App/App.swift:1

                """)
    }

    @Test func `a tie is marked once somebody has asked for the type`() {
        let container = DependenciesContainer().at(1, MockUserService()).at(2, RemoteUserService())
        let before = String(reflecting: container)
        _ = container.resolve(UserService.self)
        #expect(
            before == """
                DependenciesContainer, the nearest scope first:
                  scope 1
                    MockUserService, at App/App.swift:1
                    RemoteUserService, at App/App.swift:2
                """)
        #expect(
            String(reflecting: container) == before + """

                    tie: RemoteUserService answers for UserService, as the newest; also conforming: MockUserService
                """)
    }
}
