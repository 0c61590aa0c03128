import Injection
import Testing

struct ResolutionTests {
    @Test func `resolve gives nil for a type that nobody answers for`() {
        #expect(DependenciesContainer().register(Cache()).resolve(Database.self) == nil)
    }

    @Test func `resolve takes the type from the context`() {
        let database: Database? = DependenciesContainer().register(Database(path: "a")).resolve()
        #expect(database == Database(path: "a"))
    }

    @Test func `the subscript resolves`() {
        let container = DependenciesContainer().register(Database(path: "a"))
        #expect(container[Database.self] == Database(path: "a"))
        #expect(container[Cache.self] == nil)
    }

    @Test func `require gives the value`() throws {
        #expect(try DependenciesContainer().register(Database(path: "a")).require(Database.self) == Database(path: "a"))
    }

    @Test func `require throws an error that says what is there and what to write`() {
        let container = DependenciesContainer().register(Cache())
            .merging(DependenciesContainer().register(as: Database.self) { Database() })
        let error = #expect(throws: MissingDependency.self) { _ = try container.require(UserService.self) }
        #expect(error?.typeName == "UserService")
        #expect(
            error?.description == """
                Injection: there is no dependency of type UserService.
                It was asked for at InjectionTests/ResolutionTests.swift:27.
                Injected here, the nearest first:
                    Database, lazy, not made yet, at InjectionTests/ResolutionTests.swift:26
                    Cache, at InjectionTests/ResolutionTests.swift:25
                To fix it, inject a type of yours that conforms to UserService in a view above:
                    .inject(MyUserService())
                or, in a test, around the code that needs it:
                    DependenciesContainer().register(MyUserService(), as: UserService.self).withDependencies { … }
                """)
    }
}
