import Assembling
import Testing

@Suite struct ObjectScopeTests {
    let container = Container.silent

    /// An owner whose cat likes the owner's food, with all but the food in the default scope.
    private func registerOwner(foodIn scope: ObjectScope) {
        container.register(Food.self) { _ in Food() }.inObjectScope(scope)
        container.register(Bowl.self) { resolver in Bowl(food: resolver.resolve(Food.self)!) }
        container.register(Kitchen.self) { resolver in
            Kitchen(bowl: resolver.resolve(Bowl.self)!, food: resolver.resolve(Food.self)!)
        }
    }

    private final class Bowl {
        let food: Food
        init(food: Food) { self.food = food }
    }

    private final class Kitchen {
        let bowl: Bowl
        let food: Food
        init(bowl: Bowl, food: Food) {
            self.bowl = bowl
            self.food = food
        }
    }

    // MARK: Transient

    @Test func `transient makes one for everyone`() throws {
        registerOwner(foodIn: .transient)
        let kitchen = try #require(container.resolve(Kitchen.self))
        #expect(kitchen.food !== kitchen.bowl.food)
    }

    // MARK: Graph

    @Test func `graph makes one for each resolve from outside`() {
        container.register(Food.self) { _ in Food() }.inObjectScope(.graph)
        #expect(container.resolve(Food.self) !== container.resolve(Food.self))
    }

    @Test func `graph shares what is made together`() throws {
        registerOwner(foodIn: .graph)
        let kitchen = try #require(container.resolve(Kitchen.self))
        #expect(kitchen.food === kitchen.bowl.food)
    }

    @Test func `graph is the default`() throws {
        container.register(Food.self) { _ in Food() }
        container.register([Food].self) { resolver in [resolver.resolve(Food.self)!, resolver.resolve(Food.self)!] }
        let foods = try #require(container.resolve([Food].self))
        #expect(foods[0] === foods[1])
        #expect(container.resolve(Food.self) !== foods[0])
    }

    @Test func `graph shares by way of a resolver that was kept from before`() throws {
        let kept: any Resolver = container
        defer { container.removeAll() }
        container.register(Food.self) { _ in Food() }
        container.register([Food].self) { resolver in [resolver.resolve(Food.self)!, kept.resolve(Food.self)!] }
        let foods = try #require(container.resolve([Food].self))
        #expect(foods[0] === foods[1])
    }

    @Test func `graph tells arguments apart`() throws {
        container.register(Cat.self) { _, name in Cat(name: name) }
        container.register([Cat].self) { resolver in
            ["Mew", "Mimi", "Mew"].map { resolver.resolve(Cat.self, argument: $0)! }
        }
        let cats = try #require(container.resolve([Cat].self))
        #expect(cats.map(\.name) == ["Mew", "Mimi", "Mew"])
        #expect(cats[0] === cats[2])
    }

    @Test func `graph tells objects as arguments apart by identity`() throws {
        container.register(Bowl.self) { _, food in Bowl(food: food) }
        container.register([Bowl].self) { resolver in
            let food = Food()
            return [food, Food(), food].map { resolver.resolve(Bowl.self, argument: $0)! }
        }
        let bowls = try #require(container.resolve([Bowl].self))
        #expect(bowls[0] !== bowls[1])
        #expect(bowls[0] === bowls[2])
    }

    @Test func `graph does not share where arguments cannot be compared`() throws {
        struct Label { let text: String }
        container.register(Cat.self) { (_, label: Label) in Cat(name: label.text) }
        container.register([Cat].self) { resolver in
            [Label(text: "Mew"), Label(text: "Mew")].map { resolver.resolve(Cat.self, argument: $0)! }
        }
        let cats = try #require(container.resolve([Cat].self))
        #expect(cats[0] !== cats[1])
    }

    @Test func `a factory may ask for its own service with other arguments`() {
        container.register([Int].self) { (resolver, count: Int) in
            count == 0 ? [] : [count] + resolver.resolve([Int].self, argument: count - 1)!
        }
        #expect(container.resolve([Int].self, argument: 60)! == Array((1...60).reversed()))
    }

    // MARK: Container

    @Test func `container makes one for ever`() {
        container.register((any Animal).self) { _ in Cat() }.inObjectScope(.container)
        #expect(container.resolve((any Animal).self) === container.resolve((any Animal).self))
    }

    @Test func `container runs the factory of a value once`() {
        var runs = 0
        container.register(Int.self) { _ in
            runs += 1
            return runs
        }.inObjectScope(.container)
        #expect([container.resolve(Int.self), container.resolve(Int.self)] == [1, 1])
    }

    @Test func `container goes by the first arguments`() {
        container.register(Cat.self) { _, name in Cat(name: name) }.inObjectScope(.container)
        #expect(container.resolve(Cat.self, argument: "Mew")?.name == "Mew")
        #expect(container.resolve(Cat.self, argument: "Mimi")?.name == "Mew")
    }

    @Test func `container shares for each name`() {
        container.register(Food.self, name: "a") { _ in Food() }.inObjectScope(.container)
        container.register(Food.self, name: "b") { _ in Food() }.inObjectScope(.container)
        #expect(container.resolve(Food.self, name: "a") === container.resolve(Food.self, name: "a"))
        #expect(container.resolve(Food.self, name: "a") !== container.resolve(Food.self, name: "b"))
    }

    // MARK: Weak

    @Test func `weak shares as long as someone holds it`() {
        container.register((any Animal).self) { _ in Cat() }.inObjectScope(.weak)
        var held = container.resolve((any Animal).self)
        #expect(container.resolve((any Animal).self) === held)
        weak let gone = held
        held = nil
        #expect(gone == nil)
        #expect(container.resolve((any Animal).self) != nil)
    }

    @Test func `weak does not share values`() {
        var runs = 0
        container.register(Int.self) { _ in
            runs += 1
            return runs
        }.inObjectScope(.weak)
        #expect([container.resolve(Int.self), container.resolve(Int.self)] == [1, 2])
    }

    @Test func `weak holds until all that needs it is made`() throws {
        registerOwner(foodIn: .weak)
        container.register(Kitchen.self) { resolver in
            _ = resolver.resolve(Food.self)
            return Kitchen(bowl: resolver.resolve(Bowl.self)!, food: resolver.resolve(Food.self)!)
        }
        let kitchen = try #require(container.resolve(Kitchen.self))
        #expect(kitchen.food === kitchen.bowl.food)
    }

    // MARK: Custom

    @Test func `a custom scope with a permanent storage shares`() {
        let session = ObjectScope(storageFactory: PermanentStorage.init, description: "session")
        container.register(Food.self) { _ in Food() }.inObjectScope(session)
        #expect(container.resolve(Food.self) === container.resolve(Food.self))
        #expect(session.description == "session")
    }

    @Test func `each registration has a storage of its own`() {
        let made = Locked(0)
        let scope = ObjectScope(storageFactory: {
            made.change { $0 += 1 }
            return PermanentStorage()
        })
        container.register(Int.self) { _ in 1 }.inObjectScope(scope)
        container.register(Double.self) { _ in 2 }.inObjectScope(scope)
        _ = container.resolve(Int.self)
        #expect(made.value == 2)
    }

    @Test func `a storage of one's own decides what is shared`() {
        final class TwiceStorage: InstanceStorage {
            private var kept: Any?
            private var uses = 0
            var instance: Any? {
                get {
                    uses += 1
                    return uses <= 3 ? kept : nil
                }
                set { kept = newValue }
            }
        }
        var runs = 0
        container.register(Int.self) { _ in
            runs += 1
            return runs
        }.inObjectScope(ObjectScope(storageFactory: { TwiceStorage() }))
        #expect((1...4).map { _ in container.resolve(Int.self) } == [1, 1, 2, 3])
    }

    @Test func `an optional that is nil is made anew where a storage cannot keep it`() {
        var runs = 0
        container.register(Cat?.self) { _ in
            runs += 1
            return runs == 1 ? nil : Cat()
        }.inObjectScope(.weak)
        #expect(container.resolve(Cat?.self)! == nil)
        #expect((container.resolve(Cat?.self) ?? nil)?.name == "Mimi")
    }

    // MARK: Choosing

    @Test func `a container's default scope is for what names none`() {
        let container = Container(defaultObjectScope: .container)
        container.register(Food.self) { _ in Food() }
        container.register(Food.self, name: "fresh") { _ in Food() }.inObjectScope(.transient)
        #expect(container.resolve(Food.self) === container.resolve(Food.self))
        #expect(container.resolve(Food.self, name: "fresh") !== container.resolve(Food.self, name: "fresh"))
    }

    @Test func `another scope lets go of what was shared`() {
        let entry = container.register(Food.self) { _ in Food() }.inObjectScope(.container)
        let first = container.resolve(Food.self)
        entry.inObjectScope(.container)
        #expect(container.resolve(Food.self) !== first)
    }

    @Test func `the scopes have names`() {
        let scopes = [ObjectScope.transient, .graph, .container, .weak]
        #expect(scopes.map(\.description) == ["transient", "graph", "container", "weak"])
    }
}
