import Assembling
import Testing

private final class A {
    var next: AnyObject?
    init(_ next: AnyObject?) { self.next = next }
}
private final class B {
    var next: AnyObject?
    init(_ next: AnyObject?) { self.next = next }
}
private final class Root {
    init(_ next: AnyObject?) {}
}

@Suite struct CycleTests {
    @Test func `a cycle stops with its chain`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(A.self) { resolver in A(resolver.resolve(B.self)!) }
            container.register(B.self) { resolver in B(resolver.resolve(A.self)!) }
            _ = container.resolve(A.self)
        }
        #expect(
            result.map(errorText) == """
                Assembling: A is needed to make itself: A -> B -> A
                It was asked for at AssemblingTests/CycleTests.swift:\(line), \
                and registered at AssemblingTests/CycleTests.swift:\(line).
                Break the circle: let one of them be made without the next, and set it afterwards, with \
                .initCompleted { resolver, made in made.next = resolver.resolve(...) }. None may be .transient then.

                """)
    }

    @Test func `a cycle stops where errors are thrown, too, and tells the way to it`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Root.self) { resolver in Root(try resolver.require(A.self)) }
            container.register(A.self) { resolver in A(try resolver.require(A.self, name: "second")) }
            container.register(A.self, name: "second") { resolver in A(try resolver.require(A.self)) }
                .inObjectScope(.container)
            _ = try container.require(Root.self)
        }
        #expect(
            result.map(errorText) == """
                Assembling: A is needed to make itself: A -> A named "second" -> A
                It was asked for at AssemblingTests/CycleTests.swift:\(line), \
                on the way Root -> A -> A named "second" -> A, and registered at AssemblingTests/CycleTests.swift:\(line).
                Break the circle: let one of them be made without the next, and set it afterwards, with \
                .initCompleted { resolver, made in made.next = resolver.resolve(...) }. None may be .transient then.

                """)
    }

    @Test func `a cycle by way of a captured container stops`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = Container()
            let child = Container(parent: parent)
            parent.register(A.self) { _ in A(child.resolve(B.self)!) }
            child.register(B.self) { _ in B(parent.resolve(A.self)!) }
            _ = child.resolve(B.self)
        }
        #expect(result.map { errorText(of: $0).contains("B is needed to make itself: B -> A -> B\n") } == true)
    }

    @Test func `a circle of transients that are set afterwards stops`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(A.self) { _ in A(nil) }
                .initCompleted { resolver, a in a.next = resolver.resolve(B.self) }
                .inObjectScope(.transient)
            container.register(B.self) { _ in B(nil) }
                .initCompleted { resolver, b in b.next = resolver.resolve(A.self) }
                .inObjectScope(.transient)
            _ = container.resolve(A.self)
        }
        #expect(result.map { errorText(of: $0).contains("A is needed to make itself: A -> B -> A\n") } == true)
    }

    @Test func `a circle with the same arguments for ever stops`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(A.self) { (resolver, id: Int) in A(resolver.resolve(B.self, argument: id)) }
            container.register(B.self) { (resolver, id: Int) in B(resolver.resolve(A.self, argument: id)) }
            _ = container.resolve(A.self, argument: 1)
        }
        #expect(
            result.map { errorText(of: $0).contains("A(Int) is needed to make itself: A(Int) -> B(Int) -> A(Int)\n") }
                == true)
    }

    @Test func `types of the same name are told apart in a chain`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            enum North { struct Model {} }
            enum South { struct Model {} }
            let container = Container()
            container.register(North.Model.self) { resolver in
                _ = resolver.resolve(South.Model.self)
                return North.Model()
            }
            container.register(South.Model.self) { resolver in
                _ = resolver.resolve(North.Model.self)
                return South.Model()
            }
            _ = container.resolve(North.Model.self)
        }
        let chain = ["North", "South", "North"].map { "AssemblingTests.CycleTests.\($0).Model" }
        #expect(result.map { errorText(of: $0).contains(chain.joined(separator: " -> ")) } == true)
    }
}
