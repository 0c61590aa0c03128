import Injection
import Testing

struct ResolvingTests {
    // MARK: One scope

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

    @Test func `a value is found by each protocol it conforms to, without saying so`() {
        let service = MockUserService()
        let container = DependenciesContainer().register(service)
        #expect(container.resolve(UserService.self) as? MockUserService === service)
    }

    @Test func `a value that is registered as a protocol is found by its own type too`() {
        let service = MockUserService()
        let container = DependenciesContainer().register(service, as: UserService.self)
        #expect(container.resolve(MockUserService.self) === service)
    }

    @Test func `of two values of one type the newer answers`() {
        let container = DependenciesContainer().register(Database(path: "a")).register(Database(path: "b"))
        #expect(container.resolve(Database.self) == Database(path: "b"))
    }

    @Test func `the exact type comes before a newer value that conforms`() {
        let container = DependenciesContainer()
            .register(MockUserService(), as: UserService.self)
            .register(RemoteUserService())
        #expect(container.resolve(UserService.self)?.names == ["Ada"])
    }

    @Test func `of two values that conform the newest answers`() {
        let container = DependenciesContainer().register(MockUserService()).register(RemoteUserService())
        #expect(container.resolve(UserService.self)?.names == ["Grace"])
    }

    @Test func `a lazy one of the exact type comes before a value that conforms`() {
        let container = DependenciesContainer()
            .register(as: UserService.self) { MockUserService() }
            .register(RemoteUserService())
        #expect(container.resolve(UserService.self)?.names == ["Ada"])
    }

    @Test func `asking again gives the same`() {
        let container = DependenciesContainer().register(MockUserService())
        let services = (1...3).map { _ in container.resolve(UserService.self) as? MockUserService }
        #expect(Set(services.map { $0.map(ObjectIdentifier.init) }).count == 1)
    }

    // MARK: Several scopes

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

    @Test func `a nearer lazy one of another type does not come before a farther one`() {
        let far = DependenciesContainer().register(MockUserService(), as: UserService.self)
        let near = DependenciesContainer().register(as: RemoteUserService.self) { RemoteUserService() }
        #expect(far.merging(near).resolve(UserService.self)?.names == ["Ada"])
    }

    @Test func `what is registered after merging goes to the nearest scope`() {
        let far = DependenciesContainer().register(Database(path: "far"))
        let near = DependenciesContainer().register(Cache())
        let container = far.merging(near).register(Database(path: "new"))
        #expect(container.resolve(Database.self) == Database(path: "new"))
        let types = container.scopeDescriptions.map { $0.dependencies.map(\.declaredType) }
        #expect(types == [["Cache", "Database"], ["Database"]])
    }

    @Test func `merging with an empty container changes nothing`() {
        let container = DependenciesContainer().register(Database())
        #expect(container.merging(DependenciesContainer()).scopeDescriptions == container.scopeDescriptions)
        #expect(DependenciesContainer().merging(container).scopeDescriptions == container.scopeDescriptions)
    }

    // MARK: The throwing form

    @Test func `require gives the value`() throws {
        let container = DependenciesContainer().register(Database(path: "a"))
        #expect(try container.require(Database.self) == Database(path: "a"))
    }

    @Test func `require throws an error that says what is missing and where it was asked for`() {
        let container = DependenciesContainer().at(1, Cache())
        let error = #expect(throws: MissingDependency.self) {
            try container.require(Database.self, file: "App/Loader.swift", line: 4)
        }
        #expect(error?.typeName == "Database")
        #expect(error?.fileID == "App/Loader.swift")
        #expect(error?.line == 4)
        #expect(error?.available == container.scopeDescriptions)
    }

    // MARK: Threads

    @Test func `many tasks may ask at the same time`() async {
        let container = DependenciesContainer()
            .register(RemoteUserService())
            .merging(DependenciesContainer().register(Database(path: "a")))
        await withTaskGroup(of: String.self) { group in
            for _ in 1...200 {
                group.addTask {
                    let missing = container.resolve(Cache.self) == nil
                    return
                        "\(container[UserService.self]?.names ?? []) \(container[Database.self]?.path ?? "") \(missing)"
                }
            }
            let answers = await group.reduce(into: Set()) { $0.insert($1) }
            #expect(answers == [#"["Grace"] a true"#])
        }
    }
}
