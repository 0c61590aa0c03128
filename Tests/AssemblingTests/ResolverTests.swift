import Assembling
import Testing

/// A resolver without a container.
private struct TurtleResolver: Resolver {
    func resolve<Service, Arguments>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) -> Service? {
        Turtle(name: "\(name ?? "no name") \(arguments)") as? Service
    }

    func require<Service, Arguments>(
        _ service: Service.Type, name: String?, arguments: Arguments, at site: CallSite
    ) throws(ResolutionError) -> Service {
        if let turtle = resolve(service, name: name, arguments: arguments, at: site) { return turtle }
        throw ResolutionError(reason: .notRegistered, service: "\(service)", site: site)
    }
}

@Suite struct ResolverTests {
    private let resolver: any Resolver = TurtleResolver()

    @Test func `two methods make a resolver that can be asked in all ways`() async throws {
        let turtles = try await [
            resolver.resolve(Turtle.self),
            resolver.resolve(Turtle.self, name: "Ninja"),
            resolver.resolve(Turtle.self, argument: 1),
            resolver.resolve(Turtle.self, arguments: 1, true),
            resolver.require(Turtle.self, name: "Ninja"),
            resolver.resolveAsync(Turtle.self, arguments: 1),
            resolver.requireAsync(Turtle.self, arguments: 1, true),
        ]
        let names = [
            "no name ()", "Ninja ()", "no name 1", "no name (1, true)", "Ninja ()", "no name 1", "no name (1, true)",
        ]
        #expect(turtles.map { $0?.name } == names)
    }

    @Test func `a resolver of one's own throws errors of its own`() {
        let line = #line + 1
        let error = #expect(throws: ResolutionError.self) { try resolver.require(Food.self) }
        #expect(
            error?.description == """
                Assembling: nothing is registered for Food.
                It was asked for at AssemblingTests/ResolverTests.swift:\(line).
                Register it: container.register(Food.self) { ... }, with a factory (Resolver) -> Food.
                """)
    }
}
