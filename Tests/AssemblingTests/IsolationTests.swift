import Dispatch
import Testing

@testable import Assembling

@MainActor private final class Screen {
    let title: String
    let wasMadeOnMain = MainActorCheck.isOnMainActor

    init(title: String = "Home") { self.title = title }
}

private final class Shared: Sendable {
    let wasMadeOnMain = MainActorCheck.isOnMainActor
}

private actor Garage {
    let container: Container
    init(container: Container) { self.container = container }

    func register() {
        container.register(Shared.self) { _ in Shared() }
        container.register(String.self) { _ in
            self.assertIsolated()
            return "made in the garage"
        }
    }

    func resolveHere() -> String? { container.resolve(String.self) }
}

@Suite struct IsolationTests {
    let container = Container.silent

    @MainActor @Test func `a factory on the main actor makes types of the main actor`() {
        container.register(Screen.self) { _ in Screen() }
        container.register(Screen.self) { _, title in Screen(title: title) }
        #expect(container.resolve(Screen.self)?.title == "Home")
        #expect(container.resolve(Screen.self, argument: "Detail")?.title == "Detail")
    }

    @Test func `a factory can be put on the main actor from elsewhere`() async {
        container.register(Screen.self) { @MainActor _ in Screen() }
        container.register(Screen.self) { @MainActor _, title in Screen(title: title) }
        let titles = await MainActor.run {
            [container.resolve(Screen.self)?.title, container.resolve(Screen.self, argument: "Detail")?.title]
        }
        #expect(titles == ["Home", "Detail"])
    }

    @Test func `a factory of no actor runs where it is needed`() async {
        container.register(Shared.self) { _ in Shared() }
        let elsewhere = await Task.detached { [container] in container.resolve(Shared.self)?.wasMadeOnMain }.value
        let onMain = await MainActor.run { container.resolve(Shared.self)?.wasMadeOnMain }
        #expect(elsewhere == false)
        #expect(onMain == true)
    }

    @Test func `an async resolve hops to the main actor`() async throws {
        await MainActor.run {
            _ = container.register(Screen.self) { _ in Screen() }
            container.register(Screen.self, name: "detail") { (_, title: String, number: Int) in
                Screen(title: "\(title) \(number)")
            }
        }
        let found = try await Task.detached { [container] in
            let resolver: any Resolver = container
            return try await [
                resolver.resolveAsync(Screen.self)!,
                resolver.resolveAsync(Screen.self, name: "detail", arguments: "Detail", 1)!,
                resolver.requireAsync(Screen.self),
                resolver.requireAsync(Screen.self, name: "detail", arguments: "Detail", 2),
            ]
        }.value
        let seen = await MainActor.run { found.map { "\($0.title) \($0.wasMadeOnMain)" } }
        #expect(seen == ["Home true", "Detail 1 true", "Home true", "Detail 2 true"])
    }

    @Test func `an async resolve of what is missing is nil, or throws`() async {
        #expect(await container.resolveAsync(Shared.self) == nil)
        await #expect(throws: ResolutionError.self) { try await container.requireAsync(Shared.self) }
    }

    @MainActor @Test func `an async resolve of what has no actor stays where the caller is`() async {
        await Task.detached { [container] in _ = container.register(Shared.self) { _ in Shared() } }.value
        #expect(await container.resolveAsync(Shared.self)?.wasMadeOnMain == true)
    }

    @Test func `a factory stays on the actor that it was registered on`() async {
        let garage = Garage(container: container)
        await garage.register()
        #expect(await garage.resolveHere() == "made in the garage")
        #expect(await container.resolveAsync(String.self) == "made in the garage")
        // The factory holds the garage, and that the container.
        container.removeAll()
    }

    @Test func `a resolve off the main actor stops`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            await MainActor.run { _ = container.register(Screen.self) { _ in Screen() } }
            await Task.detached { _ = container.resolve(Screen.self) }.value
        }
        #expect(
            result.map(errorText) == """
                Assembling: Screen was asked for elsewhere than on the main actor, \
                at AssemblingTests/IsolationTests.swift:\(line).
                Its factory was registered on the main actor, at AssemblingTests/IsolationTests.swift:\(line), \
                and never runs anywhere else.
                Ask on the main actor, or let it hop there: await resolver.resolveAsync(Screen.self)

                """)
    }

    @Test func `a resolve off the main actor stops even if the instance is there, and tells the way`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            await MainActor.run {
                _ = container.register(Screen.self, name: "first") { _ in Screen() }.inObjectScope(.container)
                _ = container.resolve(Screen.self, name: "first")
            }
            container.register(Shared.self) { resolver in
                _ = resolver.resolve(Screen.self, name: "first")
                return Shared()
            }
            await Task.detached { _ = container.resolve(Shared.self) }.value
        }
        #expect(
            result.map(errorText) == """
                Assembling: Screen named "first" was asked for elsewhere than on the main actor, \
                at AssemblingTests/IsolationTests.swift:\(line), on the way Shared -> Screen named "first".
                Its factory was registered on the main actor, at AssemblingTests/IsolationTests.swift:\(line), \
                and never runs anywhere else.
                Ask on the main actor, or let it hop there: await resolver.resolveAsync(Screen.self, name: "first")

                """)
    }

    @Test func `an initCompleted on the main actor keeps its factory there`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            let entry = Locked(container.register(Shared.self) { _ in Shared() })
            await MainActor.run { _ = entry.value.initCompleted { _, _ in } }
            await Task.detached { _ = container.resolve(Shared.self) }.value
        }
        #expect(
            result.map { errorText(of: $0).hasPrefix("Assembling: Shared was asked for elsewhere than on the main") }
                == true)
    }

    @Test func `a factory and an initCompleted of different actors stop`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            actor Other {
                func complete(_ entry: Locked<ServiceEntry<Shared>>) { _ = entry.value.initCompleted { _, _ in } }
            }
            let container = Container()
            let entry = await MainActor.run { Locked(container.register(Shared.self) { _ in Shared() }) }
            await Other().complete(entry)
        }
        #expect(
            result.map(errorText) == """
                Assembling: the factory of Shared, registered at AssemblingTests/IsolationTests.swift:\(line), \
                runs on the main actor, but its initCompleted on Other.
                Both work on one instance, one after the other. Register both in the same place.

                """)
    }

    @Test func `a resolve off another actor stops`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            let garage = Garage(container: container)
            await garage.register()
            _ = container.resolve(String.self)
        }
        #expect(result.map { errorText(of: $0).hasPrefix("Incorrect actor executor assumption; expected") } == true)
    }
}
