import Assembling
import Testing

@Suite struct ResettingTests {
    static let session = ObjectScope(storageFactory: PermanentStorage.init, description: "session")

    let parent = Container.silent
    let container: Container

    init() {
        container = Container(parent: parent)
        container.register(Food.self) { _ in Food() }.inObjectScope(.container)
        container.register(Food.self, name: "fish") { _ in Food() }.inObjectScope(.container)
        container.register(Cat.self) { _ in Cat() }.inObjectScope(Self.session)
        container.register(Dog.self) { _ in Dog() }.implements((any Animal).self).inObjectScope(.weak)
        parent.register(Owner.self) { _ in Owner(pet: Dog(), food: Food()) }.inObjectScope(.container)
    }

    /// The services that were made anew by something.
    private func changed(by body: () -> Void) -> [String] {
        func all() -> [(String, AnyObject)] {
            [
                ("food", container.resolve(Food.self)!),
                ("fish", container.resolve(Food.self, name: "fish")!),
                ("cat", container.resolve(Cat.self)!),
                ("dog", container.resolve(Dog.self)!),
                ("owner", parent.resolve(Owner.self)!),
            ]
        }
        let before = all()
        body()
        return zip(before, all()).compactMap { $0.1 === $1.1 ? nil : $0.0 }
    }

    @Test func `without a reset all stay`() {
        #expect(changed {} == [])
    }

    @Test func `a reset of a scope leaves other scopes and parents`() {
        #expect(changed { container.reset(.container) } == ["food", "fish"])
    }

    @Test func `a reset of a custom scope leaves the others`() {
        #expect(changed { container.reset(Self.session) } == ["cat"])
    }

    @Test func `a reset of the weak scope makes anew what is still held`() {
        #expect(changed { container.reset(.weak) } == ["dog"])
    }

    @Test func `a reset goes to parents when asked to`() {
        #expect(changed { container.reset(.container, includingParents: true) } == ["food", "fish", "owner"])
    }

    @Test func `a reset of a type leaves other types, whatever the name`() {
        #expect(changed { container.reset(Food.self) } == ["food", "fish"])
    }

    @Test func `a reset of a type leaves parents, unless asked to`() {
        #expect(changed { container.reset(Owner.self) } == [])
        #expect(changed { container.reset(Owner.self, includingParents: true) } == ["owner"])
    }

    @Test func `a reset of a type goes through implements`() {
        #expect(changed { container.reset((any Animal).self) } == ["dog"])
    }

    @Test func `Swinject's names do the same`() {
        #expect(changed { container.resetObjectScope(.container) } == ["food", "fish"])
        #expect(changed { container.resetObjectScope(.container, serviceType: Food.self) } == ["food", "fish"])
        #expect(changed { container.resetObjectScope(.container, serviceType: Cat.self) } == [])
    }

    @Test func `a reset releases`() {
        weak let food = container.resolve(Food.self)
        #expect(food != nil)
        container.reset(.container)
        #expect(food == nil)
    }

    @Test func `what is released by a reset may resolve`() {
        let container = container
        var seen: [Bool] = []
        container.register(Goodbye.self) { [unowned container] _ in
            Goodbye { seen.append(container.resolve(Food.self) != nil) }
        }
        .inObjectScope(.container)
        _ = container.resolve(Goodbye.self)
        container.reset(Goodbye.self)
        #expect(seen == [true])
    }

    @Test func `a factory may reset`() {
        container.register(Turtle.self) { [unowned container] resolver in
            let before = resolver.resolve(Food.self)
            container.reset(.container)
            return Turtle(name: before === resolver.resolve(Food.self) ? "same" : "other")
        }
        #expect(container.resolve(Turtle.self)?.name == "other")
    }
}
