import Assembling
import Testing

private protocol UserService {}
private protocol UserServices {}
private struct Detail {}
private struct Offline: Error {}

@Suite struct ResolutionErrorTests {
    let container = Container.silent

    private func error(_ body: () throws -> Void) -> ResolutionError? {
        #expect(throws: ResolutionError.self) { try body() }
    }

    @Test func `a missing service`() {
        let line = #line + 1
        let error = error { _ = try container.require(Food.self) }
        #expect(
            error?.description == """
                Assembling: nothing is registered for Food.
                It was asked for at AssemblingTests/ResolutionErrorTests.swift:\(line).
                Register it: container.register(Food.self) { ... }, with a factory (Resolver) -> Food.
                """)
    }

    @Test func `a missing service with a name, arguments, a path and near misses`() {
        let line = #line
        container.register(Detail.self) { _ in Detail() }
        container.register(Detail.self, name: "big") { (_, id: Int) in Detail() }
        container.register(Food.self) { _ in Food() }
        container.register(Cat.self) { resolver in
            _ = try resolver.require(Detail.self, name: "big", arguments: 1, "one")
            return Cat()
        }
        container.register(String.self, name: "title") { resolver in try resolver.require(Cat.self).name }
        let error = error { _ = try container.require(String.self, name: "title") }
        #expect(
            error?.description == """
                Assembling: nothing is registered for Detail(Int, String) named "big".
                It was asked for at AssemblingTests/ResolutionErrorTests.swift:\(line + 5), \
                on the way String named "title" -> Cat -> Detail(Int, String) named "big".
                Near misses:
                  Detail, registered at AssemblingTests/ResolutionErrorTests.swift:\(line + 1)
                  Detail(Int) named "big", registered at AssemblingTests/ResolutionErrorTests.swift:\(line + 2)
                Ask for one of these, or register it: container.register(Detail.self, name: "big") { ... }, \
                with a factory (Resolver, Int, String) -> Detail.
                """)
        #expect(error?.service == "Detail")
        #expect(error?.name == "big")
        #expect(error?.arguments == "(Int, String)")
        #expect(error?.path == ["String named \"title\"", "Cat", "Detail(Int, String) named \"big\""])
        #expect(error?.nearMisses.count == 2)
        #expect(error?.site.description == "AssemblingTests/ResolutionErrorTests.swift:\(line + 5)")
        #expect(error?.registration == nil)
    }

    @Test func `near misses are of the same service first, then by similarity, those of parents included`() {
        struct Users {}
        struct MockUserService {}
        let line = #line
        container.register(MockUserService.self) { _ in MockUserService() }
        container.register(Users.self) { _ in Users() }
        container.register(Food.self) { _ in Food() }
        let child = Container(parent: container)
        child.register((any UserServices).self) { _ in fatalError() }
        child.register((any UserService).self, name: "remote") { _ in fatalError() }
        let error = error { _ = try child.require((any UserService).self) }
        #expect(
            error?.nearMisses == [
                "UserService named \"remote\", registered at AssemblingTests/ResolutionErrorTests.swift:\(line + 6)",
                "UserServices, registered at AssemblingTests/ResolutionErrorTests.swift:\(line + 5)",
                "MockUserService, registered at AssemblingTests/ResolutionErrorTests.swift:\(line + 1)",
            ])
    }

    @Test func `near misses are five at most`() {
        for name in 0..<9 { container.register(Food.self, name: "\(name)") { _ in Food() } }
        let error = error { _ = try container.require(Food.self) }
        #expect(error?.nearMisses.count == 5)
    }

    @Test func `a type of the same name is told with where it belongs`() {
        enum North { struct Model {} }
        enum South { struct Model {} }
        let line = #line + 1
        container.register(North.Model.self) { _ in North.Model() }
        let error = error { _ = try container.require(South.Model.self) }
        #expect(
            error?.nearMisses == [
                "AssemblingTests.ResolutionErrorTests.North.Model, "
                    + "registered at AssemblingTests/ResolutionErrorTests.swift:\(line)"
            ])
    }

    @Test func `a factory that throws`() {
        let line = #line + 1
        container.register(Food.self) { _ in throw Offline() }
        container.register(Cat.self) { resolver in
            _ = try resolver.require(Food.self)
            return Cat()
        }
        let error = error { _ = try container.require(Cat.self) }
        #expect(
            error?.description == """
                Assembling: the factory of Food threw an error: Offline()
                It was asked for at AssemblingTests/ResolutionErrorTests.swift:\(line + 2), on the way Cat -> Food, \
                and registered at AssemblingTests/ResolutionErrorTests.swift:\(line).
                """)
        guard case .factoryThrew(is Offline) = error?.reason else {
            Issue.record("not the reason: \(String(describing: error))")
            return
        }
    }
}
