import Assembling
import Testing

/// What is told when `resolve` gives nil, and nobody has asked to hear of it.
@Suite struct TellingTests {
    private struct Offline: Error {}

    @Test func `a nil is told before it meets a "!"`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Food.self, name: "fish") { _ in Food() }
            container.register(Cat.self) { resolver in withExtendedLifetime(resolver.resolve(Food.self)!) { Cat() } }
            _ = container.resolve(Cat.self)
        }
        #expect(
            result.map { errorText(of: $0).components(separatedBy: "\n").prefix { !$0.contains(": Fatal error: ") } }?
                .joined(separator: "\n") == """
                    Assembling: nothing is registered for Food.
                    It was asked for at AssemblingTests/TellingTests.swift:\(line), on the way Cat -> Food.
                    Near misses:
                      Food named "fish", registered at AssemblingTests/TellingTests.swift:\(line)
                    Ask for one of these, or register it: container.register(Food.self) { ... }, \
                    with a factory (Resolver) -> Food.
                    The answer is nil, and a "!" behind it stops the program. Where nil is fine, say so: \
                    container.reporter = { _ in }
                    """)
    }

    @Test func `a nil because a factory throws is told`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Food.self) { _ in throw Offline() }
            _ = container.resolve(Food.self)
        }
        #expect(
            result.map(errorText) == """
                Assembling: the factory of Food threw an error: Offline()
                It was asked for at AssemblingTests/TellingTests.swift:\(line), \
                and registered at AssemblingTests/TellingTests.swift:\(line).
                The answer is nil, and a "!" behind it stops the program. Where nil is fine, say so: \
                container.reporter = { _ in }

                """)
    }

    @Test func `a line is told of each service once`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let container = Container()
            for _ in 1...3 {
                _ = container.resolve(Food.self)
                _ = Container(parent: container).resolve(Cat.self)
            }
        }
        #expect(result.map { errorText(of: $0).matches(of: /registered for (\w+)/).map(\.1) } == ["Food", "Cat"])
    }

    @Test func `nothing is told to those who have a reporter, to require, or to a validation`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let container = Container()
            _ = try? container.require(Food.self)
            _ = container.validate(.sample(Food.self, arguments: 1))
            container.reporter = { _ in }
            _ = container.resolve(Food.self)
            _ = Container(parent: container).resolve(Food.self)
        }
        #expect(result.map(errorText) == "")
    }
}
