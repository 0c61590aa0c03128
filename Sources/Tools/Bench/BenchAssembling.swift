import Assembling
import Foundation

private final class Leaf {}

private final class Branch {
    let leaf: Leaf
    init(_ leaf: Leaf) { self.leaf = leaf }
}

private final class Tree {
    let branch: Branch
    init(_ branch: Branch) { self.branch = branch }
}

private final class Numbered {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private final class Shared {}
private final class Held {}
private final class Missing {}

extension Bench {
    /// The container against a locked dictionary, and against calling what makes a service.
    static func assembling(_ report: inout Report) {
        let container = assembled()
        let makers: [ObjectIdentifier: Any] = [
            ObjectIdentifier(Leaf.self): { Leaf() } as () -> Leaf,
            ObjectIdentifier(Numbered.self): { Numbered($0) } as (Int) -> Numbered,
        ]
        func made() -> Leaf { (makers[ObjectIdentifier(Leaf.self)] as! () -> Leaf)() }
        report.compare(
            "assembling: transient", atMost: 5, times: "dictionary of closures, call",
            floor: { measure { keep(made()) } }, { measure { keep(container.resolve(Leaf.self)) } })
        report.compare(
            "assembling: one argument", atMost: 5, times: "dictionary of closures, call",
            floor: { measure { keep((makers[ObjectIdentifier(Numbered.self)] as! (Int) -> Numbered)(7)) } },
            { measure { keep(container.resolve(Numbered.self, argument: 7)) } })
        report.compare(
            "assembling: three-deep graph", atMost: 5, times: "three such calls",
            floor: {
                measure {
                    for _ in 0..<2 { keep(made()) }
                    keep(Tree(Branch(made())))
                }
            },
            { measure { keep(container.resolve(Tree.self)) } })

        let lock = NSRecursiveLock()
        let services: [ObjectIdentifier: Any] = [ObjectIdentifier(Shared.self): Shared()]
        func lookUp<Service>(_ type: Service.Type) -> Measurement {
            measure { keep(lock.withLock { services[ObjectIdentifier(type)] as? Service }) }
        }
        report.compare(
            "assembling: shared", atMost: 4, times: "locked dictionary and cast", floor: { lookUp(Shared.self) },
            { measure { keep(container.resolve(Shared.self)) } })
        report.compare(
            "assembling: missing among 1,000", atMost: 4, times: "locked dictionary and cast",
            floor: { lookUp(Missing.self) },
            {
                let large = assembled()
                register(1_000, in: large)
                return measure { keep(large.resolve(Missing.self)) }
            })
        report.compare(
            "assembling: register 1,000 and resolve, each", atMost: 10, times: "dictionary of closures, both",
            floor: {
                measure {
                    var makers: [String: Any] = [:]
                    for number in 0..<1_000 { makers[String(number)] = { Leaf() } as () -> Leaf }
                    for number in 0..<1_000 { keep((makers[String(number)] as! () -> Leaf)()) }
                }.divided(by: 1_000)
            },
            {
                measure {
                    let container = Container()
                    register(1_000, in: container)
                    for number in 0..<1_000 { keep(container.resolve(Leaf.self, name: String(number))) }
                }.divided(by: 1_000)
            })
    }

    nonisolated private static func register(_ count: Int, in container: Container) {
        for number in 0..<count { container.register(Leaf.self, name: String(number)) { _ in Leaf() } }
    }

    nonisolated private static func assembled() -> Container {
        let container = Container()
        container.register(Shared.self) { _ in Shared() }.inObjectScope(.container)
        container.register(Held.self) { _ in Held() }.inObjectScope(.weak)
        container.register(Leaf.self) { _ in Leaf() }.inObjectScope(.transient)
        container.register(Numbered.self) { (_, number: Int) in Numbered(number) }.inObjectScope(.transient)
        container.register(Branch.self) { Branch($0.resolve(Leaf.self)!) }.inObjectScope(.transient)
        container.register(Tree.self) { Tree($0.resolve(Branch.self)!) }
        return container
    }

    /// A million resolves leave nothing behind, whatever the scope.
    static func resolves(_ report: inout Report) {
        let container = assembled()
        grows(&report, "1,000,000 resolves, container scope", 1_000_000) { keep(container.resolve(Shared.self)) }
        grows(&report, "1,000,000 resolves, transient scope", 1_000_000) { keep(container.resolve(Leaf.self)) }
        grows(&report, "1,000,000 resolves, graph scope", 1_000_000) { keep(container.resolve(Tree.self)) }
        grows(&report, "1,000,000 resolves, weak scope", 1_000_000) { keep(container.resolve(Held.self)) }
    }
}
