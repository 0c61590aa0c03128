import Injection
import Testing

struct CurrentDependenciesTests {
    private let container = DependenciesContainer().register(Database(path: "a"))

    private static var path: String? { DependenciesContainer.current.resolve(Database.self)?.path }

    @Test func `nothing is in force at first`() {
        #expect(String(reflecting: DependenciesContainer.current) == "DependenciesContainer: empty")
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

    @Test func `one that starts with what is in force adds to it`() {
        container.withDependencies {
            let cache = DependenciesContainer.current.register(Cache()).withDependencies {
                (Self.path, DependenciesContainer.current.resolve(Cache.self))
            }
            #expect(cache == ("a", Cache()))
        }
    }

    @Test func `a task inherits them`() async {
        let path = await container.withDependencies { Task { Self.path } }.value
        #expect(path == "a")
    }

    @Test func `child tasks inherit them`() async {
        let paths = await container.withDependencies {
            async let first = Self.path
            return await [first]
        }
        #expect(paths == ["a"])
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

    // MARK: Errors and isolation

    private enum Failure: Error, Equatable { case expected }

    @Test func `a typed error comes out with its type`() {
        do throws(Failure) {
            try container.withDependencies { () throws(Failure) in throw .expected }
            Issue.record("did not throw")
        } catch {
            #expect(error == .expected)
        }
    }

    @Test func `a typed error of an async closure comes out with its type`() async {
        do throws(Failure) {
            try await container.withDependencies { () async throws(Failure) in
                await Task.yield()
                throw .expected
            }
            Issue.record("did not throw")
        } catch {
            #expect(error == .expected)
        }
    }

    @Test func `they are no longer in force after an error`() {
        try? container.withDependencies { throw Failure.expected }
        #expect(Self.path == nil)
    }

    @Test @MainActor func `an async closure stays on the main actor, before and after it waits`() async {
        let state = MainActorState()
        await container.withDependencies {
            MainActor.assertIsolated()
            state.path = Self.path
            await Task.yield()
            MainActor.assertIsolated()
            state.later = Self.path
        }
        #expect(state.path == "a")
        #expect(state.later == "a")
    }

    @Test @MainActor func `a sync closure may use what belongs to the main actor`() {
        let state = MainActorState()
        container.withDependencies { state.path = Self.path }
        #expect(state.path == "a")
    }

    @Test func `a closure stays on the actor of the caller`() async {
        let counter = Counter()
        #expect(await counter.count(in: container) == 2)
    }

    @MainActor private final class MainActorState {
        var path: String?
        var later: String?
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

    // MARK: Escaping closures

    @Test func `an escaping closure loses an override made where it was written`() {
        var later: [() -> String?] = []
        container.withDependencies { later.append { Self.path } }
        #expect(later.map { $0() } == [nil])
    }

    @Test func `carrying takes the override along`() {
        var later: [() -> String?] = []
        container.withDependencies {
            later.append(DependenciesContainer.current.carrying { Self.path })
        }
        #expect(later.map { $0() } == ["a"])
    }

    @Test func `what is carried replaces what the caller has`() {
        let carried = container.carrying { Self.path }
        let other = DependenciesContainer().register(Database(path: "other"))
        #expect(other.withDependencies { carried() } == "a")
    }

    @Test func `a carried closure keeps its arguments`() {
        let carried = container.carrying { (name: String, number: Int) in "\(Self.path ?? "-") \(name) \(number)" }
        #expect(carried("b", 1) == "a b 1")
    }

    @Test func `a detached task gets them from withDependencies inside`() async {
        let container = container
        let path = await Task.detached { container.withDependencies { Self.path } }.value
        #expect(path == "a")
    }
}
