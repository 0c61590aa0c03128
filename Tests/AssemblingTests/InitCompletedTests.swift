import Assembling
import Testing

private final class Parent {
    var child: Child?
    init(child: Child? = nil) { self.child = child }
}

private final class Child {
    weak var parent: Parent?
}

@Suite struct InitCompletedTests {
    let container = Container.silent

    @Test func `it runs once for each new instance, before anyone gets it`() {
        var completed: [String] = []
        container.register(Cat.self) { _ in Cat() }
            .initCompleted { _, cat in completed.append(cat.name) }
        container.register(String.self) { resolver in "\(resolver.resolve(Cat.self)!.name), \(completed)" }
        #expect(container.resolve(String.self) == "Mimi, [\"Mimi\"]")
    }

    @Test func `it does not run for what is shared already`() {
        var runs = 0
        container.register(Cat.self) { _ in Cat() }
            .inObjectScope(.container)
            .initCompleted { _, _ in runs += 1 }
        _ = container.resolve(Cat.self)
        _ = container.resolve(Cat.self)
        #expect(runs == 1)
    }

    @Test func `several run in the order of adding`() {
        var order: [Int] = []
        container.register(Cat.self) { _ in Cat() }
            .initCompleted { _, _ in order.append(1) }
            .initCompleted { _, _ in order.append(2) }
            .initCompleted { _, _ in order.append(3) }
        _ = container.resolve(Cat.self)
        #expect(order == [1, 2, 3])
    }

    @Test func `it sets what is not given at init`() {
        container.register((any Animal).self) { _ in Dog() }
        container.register(Cat.self) { _ in Cat() }
            .initCompleted { resolver, cat in cat.friend = resolver.resolve((any Animal).self) }
        #expect(container.resolve(Cat.self)?.friend?.name == "Hachi")
    }

    @Test(arguments: [ObjectScope.graph, .container])
    func `two that know each other, one from its init`(scope: ObjectScope) throws {
        container.register(Parent.self) { resolver in Parent(child: resolver.resolve(Child.self)!) }
            .inObjectScope(scope)
        container.register(Child.self) { _ in Child() }
            .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
            .inObjectScope(scope)
        let parent = try #require(container.resolve(Parent.self))
        #expect(parent.child?.parent === parent)
    }

    @Test(arguments: [ObjectScope.graph, .container])
    func `two that know each other, one from its init, when the other is asked for first`(scope: ObjectScope) throws {
        container.register(Parent.self) { resolver in Parent(child: resolver.resolve(Child.self)!) }
            .inObjectScope(.container)
        container.register(Child.self) { _ in Child() }
            .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
            .inObjectScope(scope)
        let child = try #require(container.resolve(Child.self))
        #expect(child.parent?.child === child)
    }

    @Test(arguments: [ObjectScope.graph, .container])
    func `two that know each other, both set afterwards, are each made once`(scope: ObjectScope) throws {
        var made: [String] = []
        container.register(Parent.self) { _ in
            made.append("parent")
            return Parent()
        }
        .initCompleted { resolver, parent in parent.child = resolver.resolve(Child.self) }
        .inObjectScope(scope)
        container.register(Child.self) { _ in
            made.append("child")
            return Child()
        }
        .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
        .inObjectScope(scope)
        let parent = try #require(container.resolve(Parent.self))
        #expect(parent.child?.parent === parent)
        #expect(made == ["parent", "child"])
    }

    @Test func `the parent that is made too much is released`() throws {
        var living = 0
        final class Counted {
            let child: Child
            let goodbye: Goodbye
            init(child: Child, goodbye: Goodbye) {
                self.child = child
                self.goodbye = goodbye
            }
        }
        container.register(Counted.self) { resolver in
            let child = resolver.resolve(Child.self)!
            living += 1
            return Counted(child: child, goodbye: Goodbye { living -= 1 })
        }
        container.register(Child.self) { _ in Child() }
            .initCompleted { resolver, _ in _ = resolver.resolve(Counted.self) }
        let counted = try #require(container.resolve(Counted.self))
        #expect(living == 1)
        withExtendedLifetime(counted) {}
    }

    @Test func `two that know each other, made from an argument`() throws {
        container.register(Parent.self) { (resolver, name: String) in
            Parent(child: resolver.resolve(Child.self, argument: name)!)
        }
        container.register(Child.self) { (_, name: String) in Child() }
            .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self, argument: "Ada") }
        let parent = try #require(container.resolve(Parent.self, argument: "Ada"))
        #expect(parent.child?.parent === parent)
    }

    @Test func `four that know each other`() throws {
        final class A { let b: B; init(b: B) { self.b = b } }
        final class B { let c: C; init(c: C) { self.c = c } }
        final class C { let d: D; weak var a: A?; init(d: D) { self.d = d } }
        final class D { weak var b: B?; weak var c: C? }
        container.register(A.self) { A(b: $0.resolve(B.self)!) }
        container.register(B.self) { B(c: $0.resolve(C.self)!) }
        container.register(C.self) { C(d: $0.resolve(D.self)!) }
            .initCompleted { $1.a = $0.resolve(A.self) }
        container.register(D.self) { _ in D() }
            .initCompleted {
                $1.b = $0.resolve(B.self)
                $1.c = $0.resolve(C.self)
            }
        let a = try #require(container.resolve(A.self))
        #expect(a.b.c.a === a)
        #expect(a.b.c.d.b === a.b)
        #expect(a.b.c.d.c === a.b.c)
    }

    @Test func `a weak root lives until its circle is closed`() throws {
        container.register(Parent.self) { resolver in Parent(child: resolver.resolve(Child.self)!) }
            .inObjectScope(.weak)
        container.register(Child.self) { _ in Child() }
            .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
        let parent = try #require(container.resolve(Parent.self))
        #expect(parent.child?.parent === parent)
    }
}
