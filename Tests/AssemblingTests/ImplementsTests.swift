import Assembling
import Testing

@Suite struct ImplementsTests {
    let container = Container.silent

    @Test func `other types hand out the same instance`() {
        container.register(Dog.self) { _ in Dog() }
            .implements((any Animal).self, (any Pet).self)
            .inObjectScope(.container)
        let dog = container.resolve(Dog.self)
        #expect(container.resolve((any Animal).self) === dog)
        #expect(container.resolve((any Pet).self) === dog)
    }

    @Test func `other types share in a graph`() throws {
        container.register(Dog.self) { _ in Dog() }.implements((any Animal).self)
        container.register([any Animal].self) { resolver in
            [resolver.resolve((any Animal).self)!, resolver.resolve(Dog.self)!]
        }
        let dogs = try #require(container.resolve([any Animal].self))
        #expect(dogs[0] === dogs[1])
    }

    @Test func `a name is for the other type alone`() {
        container.register(Dog.self) { _ in Dog() }.implements((any Animal).self, name: "dog")
        #expect(container.resolve((any Animal).self, name: "dog") != nil)
        #expect(container.resolve((any Animal).self) == nil)
        #expect(container.resolve(Dog.self) != nil)
    }

    @Test func `arguments go along`() {
        container.register(Cat.self) { _, name, isAsleep in Cat(name: name, isAsleep: isAsleep) }
            .implements((any Animal).self)
        #expect(container.resolve((any Animal).self, arguments: "Mew", true)?.name == "Mew")
        #expect(container.resolve((any Animal).self) == nil)
    }

    @Test func `initCompleted goes along`() {
        container.register(Cat.self) { _ in Cat() }
            .implements((any Animal).self)
            .initCompleted { _, cat in cat.friend = Dog() }
        #expect((container.resolve((any Animal).self) as? Cat)?.friend?.name == "Hachi")
    }

    @Test func `a protocol's registration may be handed out as the type behind it`() {
        let entry = container.register((any Animal).self) { _ in Dog() }
        container.forward(Dog.self, to: entry)
        #expect(container.resolve(Dog.self)?.name == "Hachi")
    }

    @Test func `what is no such type stops the program`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Dog.self) { _ in Dog() }.implements(Cat.self)
            _ = container.resolve(Cat.self)
        }
        #expect(
            result.map(errorText) == """
                Assembling: a Dog is no Cat, though its registration says .implements(Cat.self).
                It was asked for at AssemblingTests/ImplementsTests.swift:\(line), \
                and registered at AssemblingTests/ImplementsTests.swift:\(line).
                Make Dog one, or take the .implements away.

                """)
    }
}
