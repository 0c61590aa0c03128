import Assembling
import Testing

@Suite struct RegisteringTests {
    let container = Container.silent

    @Test func `what is registered is resolved`() {
        container.register((any Animal).self) { _ in Cat() }
        #expect(container.resolve((any Animal).self)?.name == "Mimi")
    }

    @Test func `what is not registered is nil`() {
        #expect(container.resolve((any Animal).self) == nil)
    }

    @Test func `a factory resolves what its product needs`() {
        container.register((any Animal).self) { _ in Dog() }
        container.register(Food.self) { _ in Food() }
        container.register(Owner.self) { resolver in
            Owner(pet: resolver.resolve((any Animal).self)!, food: resolver.resolve(Food.self)!)
        }
        #expect(container.resolve(Owner.self)?.pet.name == "Hachi")
    }

    @Test func `names tell registrations of a service apart`() {
        container.register((any Animal).self, name: "cat") { _ in Cat() }
        container.register((any Animal).self, name: "dog") { _ in Dog() }
        let names = ["cat", "dog", "cow"].map { container.resolve((any Animal).self, name: $0)?.name }
        #expect(names == ["Mimi", "Hachi", nil])
    }

    @Test func `a named registration does not answer without its name`() {
        container.register((any Animal).self, name: "cat") { _ in Cat() }
        #expect(container.resolve((any Animal).self) == nil)
    }

    @Test func `a factory takes any number of arguments`() {
        container.register(String.self) { _, a in "\(a as Int)" }
        container.register(String.self) { (_, a: Int, b: Bool) in "\(a) \(b)" }
        container.register(String.self) {
            (_, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int) in
            [a, b, c, d, e, f, g, h, i, j].map(\.description).joined()
        }
        #expect(container.resolve(String.self, argument: 7) == "7")
        #expect(container.resolve(String.self, arguments: 7, true) == "7 true")
        #expect(container.resolve(String.self, arguments: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9) == "0123456789")
    }

    @Test func `the types of arguments follow from the factory`() {
        container.register(Cat.self) { _, name, isAsleep in Cat(name: name, isAsleep: isAsleep) }
        let cat = container.resolve(Cat.self, arguments: "Mew", true)
        #expect(cat?.name == "Mew")
        #expect(cat?.isAsleep == true)
    }

    @Test func `several arguments may come as a tuple`() {
        container.register(Cat.self) { _, name, isAsleep in Cat(name: name, isAsleep: isAsleep) }
        #expect(container.resolve(Cat.self, arguments: ("Mew", true))?.name == "Mew")
    }

    @Test func `a name goes with arguments`() {
        container.register(Cat.self, name: "loud") { _, name in Cat(name: name + "!") }
        #expect(container.resolve(Cat.self, name: "loud", argument: "Mew")?.name == "Mew!")
        #expect(container.resolve(Cat.self, argument: "Mew") == nil)
    }

    @Test func `arguments of another type, number or order find nothing`() {
        container.register(Cat.self) { _, name, isAsleep in Cat(name: name, isAsleep: isAsleep) }
        #expect(container.resolve(Cat.self) == nil)
        #expect(container.resolve(Cat.self, argument: "Mew") == nil)
        #expect(container.resolve(Cat.self, arguments: true, "Mew") == nil)
        #expect(container.resolve(Cat.self, arguments: "Mew", Bool?.some(true)) == nil)
    }

    @Test func `a later registration of the same kind replaces the earlier`() {
        container.register((any Animal).self) { _ in Cat() }.inObjectScope(.container)
        #expect(container.resolve((any Animal).self)?.name == "Mimi")
        container.register((any Animal).self) { _ in Dog() }
        #expect(container.resolve((any Animal).self)?.name == "Hachi")
    }

    @Test func `a service may be a value`() {
        container.register(Turtle.self) { _ in Turtle(name: "Ninja") }.inObjectScope(.container)
        var first = container.resolve(Turtle.self)!
        first.name = "Samurai"
        #expect(container.resolve(Turtle.self) == Turtle(name: "Ninja"))
    }

    @Test func `a service may be optional`() {
        container.register(Int?.self) { _ in nil }.inObjectScope(.container)
        #expect(container.resolve(Int?.self) == .some(.none))
        #expect(container.resolve(Int?.self) == .some(.none))
    }

    @Test func `a class is answered by its subclass only where that was registered for it`() {
        container.register(Cat.self) { _ in Siamese(name: "Siam") }
        #expect(container.resolve(Cat.self) is Siamese)
        #expect(container.resolve(Siamese.self) == nil)
    }

    @Test func `types of the same name in different places are different services`() {
        enum North { final class Model {} }
        enum South { final class Model {} }
        container.register(North.Model.self) { _ in North.Model() }
        #expect(container.resolve(South.Model.self) == nil)
    }

    @Test func `a factory may register`() {
        container.register(Owner.self) { [unowned container] resolver in
            container.register(Food.self) { _ in Food() }
            return Owner(pet: Dog(), food: resolver.resolve(Food.self)!)
        }
        #expect(container.resolve(Owner.self) != nil)
        #expect(container.resolve(Food.self) != nil)
    }

    @Test func `a factory that registers itself anew goes on`() {
        container.register(Turtle.self) { [container] _ in
            container.register(Turtle.self) { _ in Turtle(name: "second") }
            return Turtle(name: "first")
        }
        #expect(container.resolve(Turtle.self)?.name == "first")
        #expect(container.resolve(Turtle.self)?.name == "second")
    }

    @Test func `a container is filled as it is made`() {
        let container = Container { container in
            container.register(Food.self) { _ in Food() }
        }
        #expect(container.resolve(Food.self) != nil)
    }

    @Test func `a container knows what is registered, whatever the arguments`() {
        container.register(Food.self) { _ in Food() }
        container.register(Cat.self, name: "loud") { _, name in Cat(name: name) }
        #expect(container.hasAnyRegistration(of: Food.self))
        #expect(!container.hasAnyRegistration(of: Food.self, name: "loud"))
        #expect(container.hasAnyRegistration(of: Cat.self, name: "loud"))
        #expect(!container.hasAnyRegistration(of: Cat.self))
        #expect(!container.hasAnyRegistration(of: Dog.self))
    }

    @Test func `removing all leaves nothing`() {
        container.register(Food.self) { _ in Food() }.inObjectScope(.container)
        container.register(Food.self, name: "fish") { _ in Food() }
        container.removeAll()
        #expect(container.resolve(Food.self) == nil)
        #expect(container.resolve(Food.self, name: "fish") == nil)
    }

    @Test func `the synchronized resolver is the container`() {
        #expect(container.synchronize() as? Container === container)
    }
}
