import Assembling
import Testing

@Suite struct ReleasingTests {
    let container = Container.silent

    @Test(arguments: [ObjectScope.transient, .graph, .weak])
    func `nothing is held once it is made`(scope: ObjectScope) {
        container.register(Food.self) { _ in Food() }.inObjectScope(scope)
        container.register(Cat.self) { _, name in Cat(name: name) }.inObjectScope(scope)
        container.register(Owner.self) { resolver in
            Owner(pet: resolver.resolve(Cat.self, argument: "Mew")!, food: resolver.resolve(Food.self)!)
        }
        .inObjectScope(scope)
        var owner = container.resolve(Owner.self)
        weak let food = owner?.food
        weak let pet = owner?.pet
        #expect(food != nil && pet != nil)
        owner = nil
        #expect(food == nil && pet == nil)
    }

    @Test func `what a factory makes and drops is released at the end`() {
        weak var dropped: Food?
        container.register(Food.self) { _ in Food() }
        container.register(Turtle.self) { resolver in
            dropped = resolver.resolve(Food.self)
            return Turtle(name: dropped == nil ? "released early" : "held for the graph")
        }
        #expect(container.resolve(Turtle.self)?.name == "held for the graph")
        #expect(dropped == nil)
    }

    @Test func `what a failing factory made is released`() {
        struct Failure: Error {}
        weak var dropped: Food?
        container.register(Food.self) { _ in Food() }
        container.register(Turtle.self) { resolver in
            dropped = resolver.resolve(Food.self)
            throw Failure()
        }
        #expect(container.resolve(Turtle.self) == nil)
        #expect(dropped == nil)
    }

    @Test func `a deinit may resolve what is going at the same time`() {
        let container = container
        var names: [String] = []
        container.register(Cat.self) { _ in Cat() }
        container.register(Goodbye.self) { [unowned container] _ in
            Goodbye { names.append(container.resolve(Cat.self)!.name) }
        }
        container.register(Turtle.self) { resolver in
            _ = resolver.resolve(Cat.self)
            _ = resolver.resolve(Goodbye.self)
            return Turtle(name: "Ninja")
        }
        _ = container.resolve(Turtle.self)
        #expect(names == ["Mimi"])
    }

    @Test func `a deinit may ask for its own service`() {
        let container = container
        var isFirst = true
        var again: Goodbye?
        container.register(Goodbye.self) { [unowned container] _ in
            defer { isFirst = false }
            return isFirst ? Goodbye { again = container.resolve(Goodbye.self) } : Goodbye {}
        }
        container.register(Turtle.self) { resolver in
            _ = resolver.resolve(Goodbye.self)
            return Turtle(name: "Ninja")
        }
        _ = container.resolve(Turtle.self)
        #expect(again != nil)
    }

    @Test func `a replaced registration lets go`() {
        container.register(Food.self) { _ in Food() }.inObjectScope(.container)
        weak let food = container.resolve(Food.self)
        container.register(Food.self) { _ in Food() }
        #expect(food == nil)
    }

    @Test func `a container that goes lets go`() {
        var container: Container? = Container()
        container?.register(Food.self) { _ in Food() }.inObjectScope(.container)
        weak let food = container?.resolve(Food.self)
        weak let gone = container
        #expect(food != nil)
        container = nil
        #expect(food == nil && gone == nil)
    }

    @Test func `an instance goes with the last of its holders`() {
        var living = 0
        container.register(Goodbye.self) { _ in
            living += 1
            return Goodbye { living -= 1 }
        }
        var held: [Goodbye] = (0..<1_000).map { _ in container.resolve(Goodbye.self)! }
        #expect(living == 1_000)
        held.removeLast(999)
        #expect(living == 1)
    }
}
