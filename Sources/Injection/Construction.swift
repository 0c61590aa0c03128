import Foundation

/// The making of lazy dependencies, one at a time.
///
/// One lock for all, so that two threads which make two dependencies that need each other find the cycle and do not
/// wait for each other for ever. It is recursive: what is made may ask for others.
enum Construction {
    private static let lock = NSRecursiveLock()
    // Guarded by `lock`: it is read and written only by the thread that holds it.
    private nonisolated(unsafe) static var underway: [Dependency] = []

    static func run<Value>(_ dependency: Dependency, _ make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let start = underway.firstIndex(where: { $0 === dependency }) { stop(cycle(underway[start...])) }
        underway.append(dependency)
        defer { underway.removeLast() }
        return make()
    }

    /// What this thread is making now.
    static var innermost: Dependency? {
        // Another thread's making is none of ours.
        guard lock.try() else { return nil }
        defer { lock.unlock() }
        return underway.last
    }

    private static func cycle(_ dependencies: ArraySlice<Dependency>) -> String {
        let names = dependencies.map { typeName($0.declaredType) }
        let sites = zip(dependencies, names).map { "    \($0.site), \($1)" }
        let isAlone = names.count == 1
        return """
            Injection: \(names[0]) needs itself to be made: \((names + [names[0]]).joined(separator: " -> ")).
            \(isAlone ? "It was" : "They were") registered at
            \(sites.joined(separator: "\n"))
            To fix it, let \(isAlone ? "it ask for itself" : "one of them ask for the other") later, \
            when \(isAlone ? "it is made" : "both are made, or move what both need into a third").
            """
    }
}
