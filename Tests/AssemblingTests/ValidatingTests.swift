import Assembling
import Testing

private struct Missing {}

@Suite struct ValidatingTests {
    let container = Container()

    private func registerOwner() {
        container.register(Owner.self) { resolver in
            Owner(pet: try resolver.require((any Animal).self), food: try resolver.require(Food.self))
        }
    }

    @Test func `a sound container has no problems`() {
        registerOwner()
        container.register((any Animal).self) { _ in Cat() }
        container.register(Food.self) { _ in Food() }
        let report = container.validate()
        #expect(report.checked == 3)
        #expect(report.problems.isEmpty)
        #expect(report.notChecked == [])
    }

    @Test func `every problem is reported with its path`() {
        registerOwner()
        container.register((any Animal).self) { resolver in
            try withExtendedLifetime(resolver.require(Missing.self)) { Cat() }
        }
        container.register(Food.self, name: "fish") { resolver in
            try withExtendedLifetime(resolver.require(Missing.self)) { Food() }
        }
        let report = container.validate()
        #expect(
            report.problems.map { $0.path.joined(separator: " -> ") } == [
                "Owner -> Animal -> Missing", "Food named \"fish\" -> Missing",
            ])
    }

    @Test func `the report is a text`() {
        let line = #line + 2
        container.register(Food.self) { resolver in
            try withExtendedLifetime(resolver.require(Missing.self)) { Food() }
        }
        container.register(Cat.self) { _, name in Cat(name: name) }
        #expect(
            container.validate().description == """
                Validation: 1 checked, 1 with problems, 1 not checked.
                Assembling: nothing is registered for Missing.
                It was asked for at AssemblingTests/ValidatingTests.swift:\(line), on the way Food -> Missing.
                Register it: container.register(Missing.self) { ... }, with a factory (Resolver) -> Missing.

                Not checked: Cat(String), registered at AssemblingTests/ValidatingTests.swift:\(line + 2): \
                it takes arguments; give it some with .sample(...)
                """)
    }

    @Test func `a factory that bears a nil is gone through to its end`() async {
        // In a process of its own, because it tells the standard error.
        await #expect(processExitsWith: .success) {
            let container = Container()
            container.register(Cat.self) { resolver in
                let cat = Cat()
                cat.friend = resolver.resolve((any Animal).self)
                _ = resolver.resolve(Food.self)
                return cat
            }
            #expect(container.validate().problems.map(\.service) == ["Animal", "Food"])
        }
    }

    @Test func `a nil that meets a "!" ends the process, after the whole report`() async {
        let line = #line + 1  // of all that happens in there
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Cat.self) { resolver in
                withExtendedLifetime(resolver.resolve(Food.self)!) { Cat() }
            }
            container.register(Dog.self) { resolver in
                withExtendedLifetime(resolver.resolve(Missing.self)!) { Dog() }
            }
            container.register(Turtle.self) { resolver in try resolver.require(Turtle.self, name: "big") }
            _ = container.validate()
        }
        let report = """
            Assembling: a factory that is being validated gets nil. Should it stop at a "!" now, this is why.
            Validation: 3 checked, 3 with problems, 0 not checked.
            Assembling: nothing is registered for Food.
            It was asked for at AssemblingTests/ValidatingTests.swift:\(line), on the way Cat -> Food.
            Register it: container.register(Food.self) { ... }, with a factory (Resolver) -> Food.

            Assembling: nothing is registered for Missing.
            It was asked for at AssemblingTests/ValidatingTests.swift:\(line), on the way Dog -> Missing.
            Register it: container.register(Missing.self) { ... }, with a factory (Resolver) -> Missing.

            Assembling: nothing is registered for Turtle named "big".
            It was asked for at AssemblingTests/ValidatingTests.swift:\(line), on the way Turtle -> Turtle named "big".
            Near misses:
              Turtle, registered at AssemblingTests/ValidatingTests.swift:\(line)
            Ask for one of these, or register it: container.register(Turtle.self, name: "big") { ... }, \
            with a factory (Resolver) -> Turtle.

            """
        #expect(result.map { errorText(of: $0).hasPrefix(report) } == true)
    }

    @Test func `a cycle is a problem, not a stop, and is told once`() {
        let line = #line + 1
        container.register(Cat.self) { resolver in Cat(name: try resolver.require(Dog.self).name) }
        container.register(Dog.self) { resolver in
            try withExtendedLifetime(resolver.require(Cat.self)) { Dog() }
        }
        let problems = container.validate().problems
        let chains: [[String]] = problems.map { problem in
            if case .cycle(let chain) = problem.reason { chain } else { [] }
        }
        #expect(chains == [["Cat", "Dog", "Cat"]])
        #expect(problems.map { $0.site.description } == ["AssemblingTests/ValidatingTests.swift:\(line + 2)"])
        #expect(problems.map { $0.registration?.description } == ["AssemblingTests/ValidatingTests.swift:\(line)"])
    }

    @Test func `an implements that is not true is a problem, not a stop`() {
        container.register(Dog.self) { _ in Dog() }.implements(Cat.self)
        let problems = container.validate().problems
        #expect(problems.map(\.service) == ["Cat"])
    }

    @Test func `initCompleted is gone through`() {
        container.register(Cat.self) { _ in Cat() }
            .initCompleted { resolver, cat in cat.friend = try? resolver.require((any Animal).self) }
        #expect(container.validate().problems.map(\.path) == [["Cat", "Animal"]])
    }

    @Test func `circles that can be closed are no problem`() {
        container.register(Cat.self) { resolver in Cat(name: try resolver.require(Dog.self).name) }
        container.register(Dog.self) { _ in Dog() }
            .initCompleted { resolver, _ in _ = resolver.resolve(Cat.self) }
        #expect(container.validate().problems.isEmpty)
    }

    @Test func `samples are given to what takes arguments`() {
        container.register(Cat.self) { _, name in Cat(name: name) }
        container.register(Cat.self) { (resolver, name: String, isAsleep: Bool) in
            Cat(name: name + (try resolver.require(String.self)), isAsleep: isAsleep)
        }
        let report = container.validate(
            .sample(Cat.self, arguments: "Mew"), .sample(Cat.self, arguments: "Mew", true))
        #expect(report.checked == 2)
        #expect(report.notChecked == [])
        #expect(report.problems.map(\.path) == [["Cat(String, Bool)", "String"]])
    }

    @Test func `several samples of one registration are all tried`() {
        struct TooLong: Error {}
        container.register(Cat.self) { (_, name: String) in
            if name.count > 5 { throw TooLong() }
            return Cat(name: name)
        }
        let report = container.validate(
            .sample(Cat.self, arguments: "Mew"), .sample(Cat.self, arguments: "Mathilda"))
        #expect(report.checked == 2)
        #expect(report.problems.count == 1)
    }

    @Test func `a sample for which nothing is registered is a problem`() {
        container.register(Cat.self) { _, name in Cat(name: name) }
        let report = container.validate(.sample(Cat.self, arguments: "Mew"), .sample(Cat.self, arguments: 3))
        #expect(report.problems.map(\.path) == [["Cat(Int)"]])
    }

    @Test func `what a child inherits is checked as the child sees it`() {
        registerOwner()
        container.register((any Animal).self) { _ in Cat() }
        container.register(Food.self) { _ in Food() }
        let child = Container(parent: container)
        child.register(Food.self) { resolver in try resolver.require(Food.self, name: "fish") }
        let report = child.validate()
        #expect(report.checked == 3)
        #expect(report.problems.map(\.path) == [["Owner", "Food", "Food named \"fish\""]])
    }

    @Test func `nothing that it makes lasts, and nothing that is there is used`() {
        let session = ObjectScope(storageFactory: PermanentStorage.init)
        for (index, scope) in [ObjectScope.transient, .graph, .container, .weak, session].enumerated() {
            let container = Container()
            var made = 0
            var living = 0
            container.register(Goodbye.self) { _ in
                made += 1
                living += 1
                return Goodbye { living -= 1 }
            }
            .inObjectScope(scope)
            let isShared = index > 1
            let before = container.resolve(Goodbye.self)
            _ = container.validate()
            #expect(made == 2, "\(scope)")
            #expect(living == 1, "\(scope)")
            #expect((container.resolve(Goodbye.self) === before) == isShared, "\(scope)")
        }
    }

    @Test func `within a validation what is shared is shared in its graph`() {
        var made = 0
        container.register(Food.self) { _ in
            made += 1
            return Food()
        }
        .inObjectScope(.container)
        container.register(Owner.self) { resolver in
            let food = try resolver.require(Food.self)
            return Owner(pet: Cat(), food: try resolver.require(Food.self) === food ? food : Food())
        }
        _ = container.validate()
        #expect(made == 2)
    }

    @Test func `the reporter does not hear of it`() {
        let heard = Locked(0)
        container.reporter = { _ in heard.change { $0 += 1 } }
        container.register(Food.self) { resolver in
            try withExtendedLifetime(resolver.require(Missing.self)) { Food() }
        }
        _ = container.validate()
        #expect(heard.value == 0)
    }

    @Test func `what was shared before is made again, and its circle is closed`() {
        final class Egg { weak var hen: Hen? }
        final class Hen { let egg: Egg; init(egg: Egg) { self.egg = egg } }
        container.register(Hen.self) { resolver in Hen(egg: try resolver.require(Egg.self)) }
            .inObjectScope(.container)
        var closed: [Bool] = []
        container.register(Egg.self) { _ in Egg() }
            .inObjectScope(.container)
            .initCompleted { resolver, egg in
                egg.hen = resolver.resolve(Hen.self)
                closed.append(egg.hen?.egg === egg)
            }
        _ = container.resolve(Hen.self)
        #expect(container.validate().problems.isEmpty)
        #expect(closed == [true, true, true])
    }

    @Test func `a validation in the middle of a resolve leaves it alone`() throws {
        var checked: [Int] = []
        container.register(Food.self) { _ in Food() }
        container.register([Food].self) { [unowned container] resolver in
            let first = resolver.resolve(Food.self)!
            checked.append(container.validate().checked)
            return [first, resolver.resolve(Food.self)!]
        }
        let foods = try #require(container.resolve([Food].self))
        #expect(foods[0] === foods[1])
        #expect(checked == [2, 2])
    }

    @Test func `what belongs to the main actor is checked there`() async {
        let line = #line + 1
        await MainActor.run { _ = container.register(Food.self) { _ in Food() } }
        let onMain = await MainActor.run { container.validate().checked }
        let elsewhere = await Task.detached { [container] in container.validate() }.value
        #expect(onMain == 1)
        #expect(elsewhere.checked == 0)
        #expect(
            elsewhere.notChecked == [
                "Food, registered at AssemblingTests/ValidatingTests.swift:\(line): it can only be made on the main actor"
            ])
    }
}
