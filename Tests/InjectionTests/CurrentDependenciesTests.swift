import Injection
import Testing

struct CurrentDependenciesTests {
    private let container = DependenciesContainer().register(Database(path: "a"))

    private static var path: String? { DependenciesContainer.current[Database.self]?.path }

    @Test func `nothing is in force at first`() {
        #expect(DependenciesContainer.current.scopeDescriptions == [])
    }

    @Test func `withDependencies puts them in force for its closure alone`() {
        let inside = container.withDependencies { Self.path }
        #expect(inside == "a")
        #expect(Self.path == nil)
    }

    @Test func `an inner withDependencies replaces the outer one`() {
        let inner = DependenciesContainer().register(Cache())
        container.withDependencies {
            inner.withDependencies { #expect(Self.path == nil) }
            #expect(Self.path == "a")
        }
    }

    @Test func `one that begins with what is in force adds to it`() {
        container.withDependencies {
            let both = DependenciesContainer.current.merging(DependenciesContainer().register(Cache()))
            both.withDependencies {
                #expect(Self.path == "a")
                #expect(DependenciesContainer.current[Cache.self] == Cache())
            }
        }
    }

    // MARK: Tasks

    @Test func `a task inherits them`() async {
        let path = await container.withDependencies { Task { Self.path } }.value
        #expect(path == "a")
    }

    @Test func `child tasks inherit them`() async {
        let paths = await container.withDependencies {
            async let first = Self.path
            let second = await withTaskGroup(of: String?.self) { group in
                group.addTask { Self.path }
                return await group.next() ?? nil
            }
            return await [first, second]
        }
        #expect(paths == ["a", "a"])
    }

    @Test func `a detached task does not inherit them`() async {
        let path = await container.withDependencies { Task.detached { Self.path } }.value
        #expect(path == nil)
    }

    @Test(arguments: 1...50) func `tests that run at the same time never meet`(number: Int) async {
        let path = await DependenciesContainer().register(Database(path: "\(number)")).withDependencies {
            await Task.yield()
            return await Task { Self.path }.value
        }
        #expect(path == "\(number)")
    }

    // MARK: Errors

    private enum Failure: Error, Equatable { case expected }

    @Test func `a typed error comes out with its type`() {
        #expect(throws: Failure.expected) {
            try container.withDependencies { () throws(Failure) in throw .expected }
        }
        let isTyped: (DependenciesContainer) throws(Failure) -> Void = { container throws(Failure) in
            try container.withDependencies { () throws(Failure) in throw .expected }
        }
        #expect(throws: Failure.expected) { try isTyped(container) }
    }

    @Test func `a typed error of an async closure comes out with its type`() async {
        let isTyped: (DependenciesContainer) async throws(Failure) -> Void = { container async throws(Failure) in
            try await container.withDependencies { () async throws(Failure) in
                await Task.yield()
                throw .expected
            }
        }
        await #expect(throws: Failure.expected) { try await isTyped(container) }
    }

    @Test func `they are no longer in force after an error`() {
        #expect(throws: Failure.expected) { try container.withDependencies { throw Failure.expected } }
        #expect(Self.path == nil)
    }

    // MARK: Isolation

    @MainActor private final class Paths {
        var paths: [String?] = []
    }

    @Test @MainActor func `a closure may use what belongs to the main actor`() {
        let seen = Paths()
        container.withDependencies { seen.paths.append(Self.path) }
        #expect(seen.paths == ["a"])
    }

    @Test @MainActor func `an async closure stays on the main actor, before and after it waits`() async {
        let seen = Paths()
        await container.withDependencies {
            MainActor.assertIsolated()
            seen.paths.append(Self.path)
            await Task.yield()
            MainActor.assertIsolated()
            seen.paths.append(Self.path)
        }
        #expect(seen.paths == ["a", "a"])
    }

    private actor Counter {
        var value = 0

        func count(in container: DependenciesContainer) async -> Int {
            container.withDependencies { value += 1 }
            await container.withDependencies {
                await Task.yield()
                value += 1
            }
            return value
        }
    }

    @Test func `a closure stays on the actor of the caller`() async {
        #expect(await Counter().count(in: container) == 2)
    }

    @Test func `the result need not be Sendable`() async {
        let service = await container.withDependencies {
            await Task.yield()
            return MockUserService(names: [Self.path ?? "-"])
        }
        #expect(service.names == ["a"])
    }
}
