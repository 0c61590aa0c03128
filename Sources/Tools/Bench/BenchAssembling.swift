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

private final class Shared {}
private final class Held {}

extension Bench {
    /// The container against a locked dictionary and against calling the factory itself.
    static func assembling(_ report: inout Report) {
        let calls = 100_000
        let lock = NSRecursiveLock()
        let dictionary: [ObjectIdentifier: Any] = [ObjectIdentifier(Shared.self): Shared()]
        let id = ObjectIdentifier(Shared.self)
        let locked = best(calls: calls) { keep(lock.withLock { dictionary[id] as? Shared }) }
        let make: () -> Leaf = { Leaf() }
        let call = best(calls: calls) { keep(make()) }

        let container = container()
        report.add(
            "assembling: shared resolve", best(calls: calls) { keep(container.resolve(Shared.self)) }, over: locked,
            "locked dictionary lookup", atMost: 3)
        report.add(
            "assembling: transient", best(calls: calls) { keep(container.resolve(Leaf.self)) }, over: call,
            "closure call and allocation")
        report.add(
            "assembling: three-deep graph", best(calls: calls / 10) { keep(container.resolve(Tree.self)) },
            over: call, "closure call and allocation")
        let few = best(calls: calls) { keep(container.resolve(Bench.self)) }
        for number in 0..<1_000 {
            container.register(Shared.self, name: "\(number)") { _ in Shared() }
        }
        report.add(
            "assembling: miss among 1,000", best(calls: calls) { keep(container.resolve(Bench.self)) }, over: few,
            "a miss among few", atMost: 2)
    }

    nonisolated private static func container() -> Container {
        let container = Container()
        container.register(Shared.self) { _ in Shared() }.inObjectScope(.container)
        container.register(Held.self) { _ in Held() }.inObjectScope(.weak)
        container.register(Leaf.self) { _ in Leaf() }.inObjectScope(.transient)
        container.register(Branch.self) { Branch($0.resolve(Leaf.self)!) }.inObjectScope(.transient)
        container.register(Tree.self) { Tree($0.resolve(Branch.self)!) }
        return container
    }

    /// Nothing grows, whatever the scope.
    static func growth(_ report: inout Report) {
        let container = container()
        memory(&report, "1,000,000 resolves, container scope", times: 1_000_000) {
            keep(container.resolve(Shared.self))
        }
        memory(&report, "1,000,000 resolves, transient scope", times: 1_000_000) { keep(container.resolve(Leaf.self)) }
        memory(&report, "1,000,000 resolves, graph scope", times: 1_000_000) { keep(container.resolve(Tree.self)) }
        memory(&report, "1,000,000 resolves, weak scope", times: 1_000_000) { keep(container.resolve(Held.self)) }
    }

    /// Adds how much more memory there is after many times, in MB, over one MB.
    static func memory(_ report: inout Report, _ name: String, times: Int, _ body: () -> Void) {
        guard report.wants(name) else { return }
        for _ in 0..<times / 100 { body() }
        let before = residentMegabytes()
        for _ in 0..<times { body() }
        report.add(memory: name, residentMegabytes() - before)
    }

    private static func residentMegabytes() -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return (Double(line.filter(\.isNumber)) ?? 0) / 1_024
    }
}
