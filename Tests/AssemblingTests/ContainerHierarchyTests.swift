import Assembling
import Testing

@Suite struct ContainerHierarchyTests {
    let parent = Container.silent
    let child: Container

    init() {
        child = Container(parent: parent)
    }

    @Test func `a child finds what its parents have`() {
        parent.register((any Animal).self) { _ in Cat() }
        let grandchild = Container(parent: child)
        #expect(grandchild.resolve((any Animal).self)?.name == "Mimi")
        #expect(grandchild.hasAnyRegistration(of: (any Animal).self))
    }

    @Test func `a parent does not find what its child has`() {
        child.register((any Animal).self) { _ in Cat() }
        #expect(parent.resolve((any Animal).self) == nil)
        #expect(!parent.hasAnyRegistration(of: (any Animal).self))
    }

    @Test func `a child's registration comes before its parent's`() {
        parent.register((any Animal).self) { _ in Cat() }
        child.register((any Animal).self) { _ in Dog() }
        #expect(child.resolve((any Animal).self)?.name == "Hachi")
        #expect(parent.resolve((any Animal).self)?.name == "Mimi")
    }

    @Test func `a child's registration with other arguments hides nothing`() {
        parent.register((any Animal).self) { _ in Cat() }
        child.register((any Animal).self) { _, name in Cat(name: name) }
        #expect(child.resolve((any Animal).self)?.name == "Mimi")
    }

    @Test func `a factory of the parent, run for a child, resolves in the child`() {
        parent.register((any Animal).self) { _ in Cat() }
        parent.register(String.self) { resolver in resolver.resolve((any Animal).self)!.name }
        child.register((any Animal).self) { _ in Dog() }
        #expect(child.resolve(String.self) == "Hachi")
        #expect(parent.resolve(String.self) == "Mimi")
    }

    @Test func `a child may wrap what its parent has`() {
        parent.register(String.self) { _ in "tea" }
        child.register(String.self) { [parent] _ in parent.resolve(String.self)! + " with milk" }
        #expect(child.resolve(String.self) == "tea with milk")
    }

    @Test(arguments: [true, false])
    func `what the parent shares is shared with its children, whoever asks first`(childFirst: Bool) {
        parent.register((any Animal).self) { _ in Cat() }.inObjectScope(.container)
        let order = childFirst ? [child, parent] : [parent, child]
        let cats = order.map { $0.resolve((any Animal).self) }
        #expect(cats[0] === cats[1])
    }

    @Test func `a graph goes across parent and child`() throws {
        parent.register(Food.self) { _ in Food() }
        child.register([Food].self) { [parent] resolver in
            [resolver.resolve(Food.self)!, parent.resolve(Food.self)!]
        }
        let foods = try #require(child.resolve([Food].self))
        #expect(foods[0] === foods[1])
    }

    @Test func `a child keeps nothing of its parent's alive`() {
        parent.register(Cat.self) { _ in Cat() }
        weak let cat = child.resolve(Cat.self)
        #expect(cat == nil)
    }

    @Test func `removing all of a child leaves its parent`() {
        parent.register(Food.self) { _ in Food() }
        child.register(Food.self) { _ in Food() }
        child.removeAll()
        #expect(child.resolve(Food.self) != nil)
    }

    @Test func `a child holds its parent`() {
        var parent: Container? = Container()
        parent?.register(Food.self) { _ in Food() }
        let child = Container(parent: parent)
        parent = nil
        #expect(child.resolve(Food.self) != nil)
    }
}
