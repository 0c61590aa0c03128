import Assembling
import Testing

@Suite struct ReporterTests {
    let container = Container()
    private let heard = Locked<[String]>([])

    init() {
        container.reporter = { [heard] error in heard.change { $0.append(error.path.joined(separator: " -> ")) } }
    }

    @Test func `it hears each resolve that fails`() {
        _ = container.resolve(Food.self)
        _ = container.resolve(Food.self, name: "fish", argument: 1)
        _ = try? container.require(Cat.self)
        #expect(heard.value == ["Food", "Food(Int) named \"fish\"", "Cat"])
    }

    @Test func `it hears nothing of what succeeds`() {
        container.register(Food.self) { _ in Food() }
        _ = container.resolve(Food.self)
        #expect(heard.value == [])
    }

    @Test func `it hears once of what fails further down, with the way there`() {
        container.register(Cat.self) { resolver in
            let food = try resolver.require(Food.self)
            return withExtendedLifetime(food) { Cat() }
        }
        container.register(Owner.self) { resolver in
            Owner(pet: try resolver.require(Cat.self), food: Food())
        }
        _ = container.resolve(Owner.self)
        #expect(heard.value == ["Owner -> Cat -> Food"])
    }

    @Test func `it hears of a factory that throws`() {
        struct Failure: Error {}
        container.register(Food.self) { _ in throw Failure() }
        _ = container.resolve(Food.self)
        #expect(heard.value == ["Food"])
    }

    @Test func `a child without one uses its parent's`() {
        _ = Container(parent: container).resolve(Food.self)
        #expect(heard.value == ["Food"])
    }

    @Test func `a child's own comes before its parent's`() {
        let child = Container(parent: container)
        let childHeard = Locked(0)
        child.reporter = { _ in childHeard.change { $0 += 1 } }
        _ = child.resolve(Food.self)
        #expect(childHeard.value == 1)
        #expect(heard.value == [])
    }

    @Test func `it may use the container`() {
        container.register(Food.self, name: "spare") { _ in Food() }
        container.reporter = { [unowned container, heard] _ in
            heard.change { $0.append(container.resolve(Food.self, name: "spare") == nil ? "none" : "spare") }
        }
        _ = container.resolve(Food.self)
        #expect(heard.value == ["spare"])
    }

    @Test func `it can be taken away`() {
        container.reporter = nil
        _ = container.resolve(Food.self)
        #expect(container.reporter == nil)
        #expect(heard.value == [])
    }
}
