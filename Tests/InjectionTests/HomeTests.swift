import Injection
import Testing

/// What belongs to an actor stays there.
struct HomeTests {
    /// Not `Sendable`.
    final class Cart {
        var items: [String] = []
    }

    @MainActor final class Window {
        let title = "main"
    }

    @MainActor static func cartOfTheMainActor() -> DependenciesContainer {
        DependenciesContainer().at(1, Cart())
    }

    // MARK: Values

    @Test func `what is Sendable may be asked for anywhere, wherever it was registered`() async {
        let container = await MainActor.run { DependenciesContainer().register(Database(path: "a")) }
        #expect(container.resolve(Database.self) == Database(path: "a"))
    }

    @Test @MainActor func `what is not Sendable may be asked for on the actor that registered it`() {
        let container = DependenciesContainer().register(Cart())
        container.resolve(Cart.self)?.items.append("apple")
        #expect(container.resolve(Cart.self)?.items == ["apple"])
    }

    @Test @MainActor func `code on no actor that the main actor calls may ask for it too`() {
        func items(in container: DependenciesContainer) -> [String]? { container.resolve(Cart.self)?.items }
        #expect(items(in: DependenciesContainer().register(Cart())) == [])
    }

    @Test func `what is not Sendable and belongs to the main actor stops elsewhere`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await Self.cartOfTheMainActor()
            _ = container.resolve(Cart.self, file: "App/Loader.swift", line: 7)
        }
        #expect(
            errorText(of: result) == """
                Injection: Cart belongs to the main actor, but was asked for elsewhere.
                It was registered at App/App.swift:1, and is not Sendable, \
                so nobody else may use it.
                It was asked for at App/Loader.swift:7.
                To fix it, ask for it on the main actor, or make Cart Sendable.

                """)
    }

    @Test func `an injected property that breaks the rule stops with its owner`() async {
        struct Loader {
            @Injected(file: "App/Loader.swift", line: 7) var cart: Cart?
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await Self.cartOfTheMainActor()
            _ = container.withDependencies { Loader() }
        }
        #expect(
            errorText(of: result)?.contains(
                "It was asked for by @Injected in Loader, at App/Loader.swift:7.") == true)
    }

    @Test func `what is registered in code on no actor may be asked for anywhere`() async {
        let container = DependenciesContainer().register(Cart())
        #expect(await MainActor.run { container.resolve(Cart.self)?.items } == [])
    }

    // MARK: Other actors

    actor Shop {
        let container: DependenciesContainer
        var customers = 0

        init() { container = DependenciesContainer() }

        func containerWithCart() -> DependenciesContainer { container.register(Cart()) }

        func containerThatCounts() -> DependenciesContainer {
            container.register(as: Database.self) {
                self.customers += 1
                return Database(path: "\(self.customers)")
            }
        }

        func items(in container: DependenciesContainer) -> [String]? { container.resolve(Cart.self)?.items }

        func path(in container: DependenciesContainer) -> String? { container.resolve(Database.self)?.path }
    }

    @Test func `what belongs to another actor may be asked for there`() async {
        let shop = Shop()
        #expect(await shop.items(in: shop.containerWithCart()) == [])
    }

    @Test func `what belongs to another actor stops elsewhere`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await Shop().containerWithCart().resolve(Cart.self)
        }
        // The runtime's own text: only the actor can tell.
        #expect(errorText(of: result)?.contains("Shop' executor") == true)
    }

    @Test func `a lazy one of another actor is made there`() async {
        let shop = Shop()
        #expect(await shop.path(in: shop.containerThatCounts()) == "1")
    }

    // MARK: Lazy ones

    @Test @MainActor func `a lazy one of the main actor is made there and may use what belongs to it`() {
        let container = DependenciesContainer().register(as: Window.self) { Window() }
        #expect(container.resolve(Window.self)?.title == "main")
    }

    @Test @MainActor func `once it is made, and Sendable, it may be asked for elsewhere`() async {
        let container = DependenciesContainer().register(as: Database.self) { Database(path: "a") }
        _ = container.resolve(Database.self)
        let elsewhere = await Task.detached { container.resolve(Database.self) }.value
        #expect(elsewhere == Database(path: "a"))
    }

    @Test func `it is never made elsewhere`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await MainActor.run { DependenciesContainer().lazy(at: 1, Window.self) { Window() } }
            _ = container.resolve(Window.self, file: "App/Loader.swift", line: 7)
        }
        #expect(
            errorText(of: result) == """
                Injection: Window is made on the main actor, but was asked for elsewhere.
                It was registered at App/App.swift:1, and what makes it may use what belongs to the main actor.
                It was asked for at App/Loader.swift:7.
                To fix it, ask for it on the main actor first, or register a finished value.

                """)
    }

    @Test func `what is not Sendable stays there even when it is made`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = await MainActor.run {
                let container = DependenciesContainer().register(as: Cart.self) { Cart() }
                _ = container.resolve(Cart.self)
                return container
            }
            _ = container.resolve(Cart.self)
        }
        #expect(
            errorText(of: result)?.hasPrefix(
                "Injection: Cart belongs to the main actor, but was asked for elsewhere.\n") == true)
    }

    @Test func `a lazy one that is registered in code on no actor is made wherever it is asked for`() async {
        let container = DependenciesContainer().register(as: Database.self) { Database(path: "a") }
        #expect(await MainActor.run { container.resolve(Database.self) } == Database(path: "a"))
    }

    // MARK: Conformances

    @Test func `a conformance of the main actor answers there alone, whoever asks first`() async {
        let service = await MainActor.run { DependenciesContainer().register(RemoteUserService()).at(1, WindowNames()) }
        #expect(service.resolve(UserService.self)?.names == ["Grace"])
        #expect(await MainActor.run { service.resolve(UserService.self)?.names } == ["main"])
        #expect(service.resolve(UserService.self)?.names == ["Grace"])
    }

    @MainActor final class WindowNames: @MainActor UserService {
        var names: [String] { ["main"] }
    }
}
