import Injection
import Testing

struct DependencyDescriptionTests {
    private func shadowed(_ container: DependenciesContainer) -> [[Bool]] {
        container.scopeDescriptions.map { $0.dependencies.map(\.isShadowed) }
    }

    @Test func `a value is described`() throws {
        let container = DependenciesContainer()
            .register(MockUserService(), as: UserService.self, file: "App/App.swift", line: 3)
        let description = try #require(container.scopeDescriptions.first?.dependencies.first)
        #expect(description.declaredType == "UserService")
        #expect(description.valueType == "MockUserService")
        #expect(!description.isLazy)
        #expect(description.isMade)
        #expect(description.fileID == "App/App.swift")
        #expect(description.line == 3)
        #expect(!description.isShadowed)
    }

    @Test func `a lazy one is described before and after it is made, and not made for it`() throws {
        let container = DependenciesContainer().register(as: UserService.self) { MockUserService() }
        let before = try #require(container.scopeDescriptions.first?.dependencies.first)
        #expect(before.valueType == nil)
        #expect(before.isLazy)
        #expect(!before.isMade)
        _ = container.resolve(UserService.self)
        let after = try #require(container.scopeDescriptions.first?.dependencies.first)
        #expect(after.valueType == "MockUserService")
        #expect(after.isLazy)
        #expect(after.isMade)
    }

    @Test func `without being told otherwise a registration has the file and line of its caller`() {
        let line: UInt = #line + 1
        let container = DependenciesContainer().register(Cache())
        let description = container.scopeDescriptions.first?.dependencies.first
        #expect(description?.fileID == "InjectionTests/DependencyDescriptionTests.swift")
        #expect(description?.line == line)
    }

    @Test func `an older one of the same type in the same scope is shadowed`() {
        #expect(shadowed(DependenciesContainer().register(Cache()).register(Cache())) == [[true, false]])
    }

    @Test func `one of the same type in a farther scope is shadowed, whichever is lazy`() {
        let far = DependenciesContainer().register(Cache())
        let near = DependenciesContainer().register(as: Cache.self) { Cache() }
        #expect(shadowed(far.merging(near)) == [[false], [true]])
        #expect(shadowed(near.merging(far)) == [[false], [true]])
    }

    @Test func `one whose protocol a nearer value conforms to is shadowed once somebody has asked for it`() {
        let far = DependenciesContainer().register(MockUserService(), as: UserService.self)
        let near = DependenciesContainer().register(RemoteUserService())
        let container = far.merging(near)
        #expect(shadowed(container) == [[false], [false]])
        _ = container.resolve(UserService.self)
        #expect(shadowed(container) == [[false], [true]])
    }

    @Test func `the nearer one of the two is not`() {
        let far = DependenciesContainer().register(RemoteUserService())
        let near = DependenciesContainer().register(MockUserService(), as: UserService.self)
        let container = far.merging(near)
        _ = container.resolve(UserService.self)
        #expect(shadowed(container) == [[false], [false]])
    }

    @Test func `a tie names those that conform, the newest first`() {
        let container = DependenciesContainer()
            .register(MockUserService())
            .register(Cache())
            .register(RemoteUserService())
        _ = container.resolve(UserService.self)
        let ties = container.scopeDescriptions.flatMap(\.ties)
        #expect(ties.map(\.type) == ["UserService"])
        #expect(ties.map(\.candidates) == [["RemoteUserService", "MockUserService"]])
    }
}
