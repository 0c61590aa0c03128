import Assembling
import Foundation
import Testing

@Suite struct ThreadSafetyTests {
    let container = Container.silent

    @Test func `many threads get one shared instance, made once`() {
        var made = 0
        container.register(Food.self) { _ in
            made += 1
            return Food()
        }
        .inObjectScope(.container)
        let seen = Locked<Set<ObjectIdentifier>>([])
        let container = container
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            let food = container.resolve(Food.self)!
            seen.change { $0.insert(ObjectIdentifier(food)) }
        }
        #expect(seen.value.count == 1)
        #expect(made == 1)
    }

    @Test func `one factory runs at a time, though none is Sendable`() {
        var made = 0
        container.register(Int.self) { _ in
            made += 1
            return made
        }
        let child = Container(parent: container)
        let container = container
        let seen = Locked<Set<Int>>([])
        DispatchQueue.concurrentPerform(iterations: 1_000) { turn in
            let number = (turn.isMultiple(of: 2) ? container : child).resolve(Int.self)!
            seen.change { $0.insert(number) }
        }
        #expect(seen.value == Set(1...1_000))
    }

    @Test func `graphs of different threads stay apart`() {
        container.register(Food.self) { _ in Food() }
        container.register([Food].self) { resolver in [resolver.resolve(Food.self)!, resolver.resolve(Food.self)!] }
        let container = container
        let kept = Locked<[[Food]]>([])
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            let foods = container.resolve([Food].self)!
            kept.change { $0.append(foods) }
        }
        #expect(kept.value.allSatisfy { $0[0] === $0[1] })
        #expect(Set(kept.value.map { ObjectIdentifier($0[0]) }).count == 200)
    }

    @Test func `threads register, resolve, reset, validate and fail at once`() {
        let container = container
        let child = Container(parent: container)
        let scope = ObjectScope(storageFactory: PermanentStorage.init)
        let heard = Locked(0)
        container.reporter = { _ in heard.change { $0 += 1 } }
        DispatchQueue.concurrentPerform(iterations: 400) { turn in
            let name = "\(turn % 7)"
            switch turn % 8 {
            case 0:
                container.register(Food.self, name: name) { _ in Food() }.inObjectScope(turn % 3 == 0 ? .weak : scope)
            case 1:
                child.register(Cat.self, name: name) { resolver in
                    _ = resolver.resolve(Food.self, name: name)
                    return Cat()
                }
                .implements((any Animal).self, name: name)
                .initCompleted { resolver, cat in cat.friend = resolver.resolve(Cat.self, name: "none") }
            case 2: _ = child.resolve((any Animal).self, name: name)
            case 3: _ = try? container.require(Food.self, name: name)
            case 4: container.reset(scope)
            case 5: child.reset(Food.self, includingParents: true)
            case 6: _ = container.validate()
            default: _ = child.hasAnyRegistration(of: Cat.self, name: name)
            }
        }
        _ = container.resolve(Turtle.self)
        #expect(heard.value > 0)
    }

    @Test func `a factory of one thread and a deinit of another do not meet in the middle`() {
        let container = container
        container.register(Food.self) { _ in Food() }
        container.register(Goodbye.self) { [unowned container] _ in Goodbye { _ = container.resolve(Food.self) } }
        let resolved = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            if container.resolve(Goodbye.self) != nil { resolved.change { $0 += 1 } }
        }
        #expect(resolved.value == 200)
    }

    @Test func `tasks may hop and resolve at once`() async {
        await MainActor.run { _ = container.register(Turtle.self) { _ in Turtle(name: "Ninja") } }
        container.register(Int.self) { _ in 1 }
        let sum = await withTaskGroup(of: Int.self) { [container] group in
            for _ in 0..<50 {
                group.addTask {
                    let turtle = await container.resolveAsync(Turtle.self)
                    return container.resolve(Int.self)! + (turtle?.name.count ?? 0)
                }
            }
            return await group.reduce(0, +)
        }
        #expect(sum == 300)
    }
}
