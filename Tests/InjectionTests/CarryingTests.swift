import Injection
import Testing

struct CarryingTests {
    private let container = DependenciesContainer().register(Database(path: "a"))

    private static var path: String? { DependenciesContainer.current[Database.self]?.path }

    @Test func `a closure that escapes loses what was in force where it was written`() {
        var later: [() -> String?] = []
        container.withDependencies { later.append { Self.path } }
        #expect(later.map { $0() } == [nil])
    }

    @Test func `carrying takes it along`() {
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

    @Test @MainActor func `a carried closure may use what belongs to the main actor`() {
        let window = HomeTests.Window()
        let action: @MainActor () -> String = container.carrying { "\(window.title) \(Self.path ?? "-")" }
        #expect(action() == "main a")
    }

    @Test @MainActor func `it may be called with arguments there`() {
        let window = HomeTests.Window()
        let action: @MainActor (Int) -> String = container.carrying { "\(window.title) \($0)" }
        #expect(action(1) == "main 1")
    }

    @Test func `the container itself can be carried into a detached task`() async {
        let path = await container.withDependencies {
            let dependencies = DependenciesContainer.current
            return await Task.detached { dependencies.withDependencies { Self.path } }.value
        }
        #expect(path == "a")
    }
}
