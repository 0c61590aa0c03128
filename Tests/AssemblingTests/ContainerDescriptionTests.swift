import Assembling
import Testing

/// A container tells what is registered in it.
struct ContainerDescriptionTests {
    private protocol Animal: Sendable {}
    private final class Cat: Animal {}
    private final class Dog: Animal {}
    private struct Home: Sendable {}

    @Test func `a container lists its services with how they are shared and where they were registered`() {
        let container = Container()
        container.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        container.register(Dog.self) { _ in Dog() }.inObjectScope(.container).implements(Animal.self)
        container.register(Home.self, name: "small") { _ in Home() }
        container.register(Home.self) { (_, _: Int) in Home() }.inObjectScope(.transient)
        _ = container.resolve(Dog.self)
        #expect(
            "\(container)" == """
                Cat, shared in container, not made yet, at AssemblingTests/ContainerDescriptionTests.swift:13
                Dog, shared in container, made, at AssemblingTests/ContainerDescriptionTests.swift:14
                Animal, as Dog, at AssemblingTests/ContainerDescriptionTests.swift:14
                Home named "small", shared in one graph, at AssemblingTests/ContainerDescriptionTests.swift:15
                Home(Int), made for each, at AssemblingTests/ContainerDescriptionTests.swift:16
                """)
    }

    @Test func `a child lists what its parent has, and what it shadows`() {
        let parent = Container()
        parent.register(Cat.self) { _ in Cat() }
        let child = Container(parent: parent)
        child.register(Cat.self) { _ in Cat() }.inObjectScope(.weak)
        #expect(
            "\(child)" == """
                Cat, shared in one graph, at AssemblingTests/ContainerDescriptionTests.swift:30, shadowed by a child container
                Cat, shared in weak, not made yet, at AssemblingTests/ContainerDescriptionTests.swift:32
                """)
        #expect("\(Container())" == "nothing is registered")
    }
}
