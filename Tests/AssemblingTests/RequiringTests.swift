import Assembling
import Testing

@Suite struct RequiringTests {
    let container = Container.silent

    @Test func `what is registered is handed out`() throws {
        container.register(Cat.self) { _ in Cat() }
        container.register(Cat.self, name: "loud") { _, name in Cat(name: name + "!") }
        container.register(Cat.self) { _, name, isAsleep in Cat(name: name, isAsleep: isAsleep) }
        let resolver: any Resolver = container
        let cats = try [
            resolver.require(Cat.self),
            resolver.require(Cat.self, name: "loud", argument: "Mew"),
            resolver.require(Cat.self, arguments: "Mow", true),
        ]
        #expect(cats.map(\.name) == ["Mimi", "Mew!", "Mow"])
    }

    @Test func `what is not registered throws`() throws {
        let error = #expect(throws: ResolutionError.self) { try container.require(Cat.self) }
        guard case .notRegistered = error?.reason else {
            Issue.record("not the reason: \(String(describing: error))")
            return
        }
        #expect(error?.service == "Cat")
    }

    @Test func `an error passes through the factories to whoever asked first`() {
        container.register(Cat.self) { resolver in
            let food = try resolver.require(Food.self)
            return withExtendedLifetime(food) { Cat() }
        }
        container.register(String.self) { resolver in try resolver.require(Cat.self).name }
        let error = #expect(throws: ResolutionError.self) { try container.require(String.self) }
        #expect(error?.service == "Food")
        #expect(error?.path == ["String", "Cat", "Food"])
    }

    @Test func `an error in a factory is nil for the one who resolves`() {
        container.register(Cat.self) { resolver in
            let food = try resolver.require(Food.self)
            return withExtendedLifetime(food) { Cat() }
        }
        #expect(container.resolve(Cat.self) == nil)
    }

    @Test func `after an error all goes on`() throws {
        container.register(Cat.self) { resolver in
            let food = try resolver.require(Food.self)
            return withExtendedLifetime(food) { Cat() }
        }
        .inObjectScope(.container)
        #expect(throws: ResolutionError.self) { try container.require(Cat.self) }
        container.register(Food.self) { _ in Food() }
        #expect(try container.require(Cat.self) === container.require(Cat.self))
    }
}
