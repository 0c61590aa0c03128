import Foundation

/// What a container, its parents and its children have in common: one lock, and what is being made under it.
///
/// The lock is held while factories run, so that of all factories in a tree only one runs at a time. They are not
/// `@Sendable` and could not bear more. It is recursive: a factory may resolve, register and reset.
final class ContainerTree {
    private let lock = NSRecursiveLock()
    private var registrations = 0
    private var toldNils: Set<ToldNil> = []

    @exclusivity(unchecked) var construction = Construction()
    /// The validation that is going on.
    @exclusivity(unchecked) var validation: ValidationRun?

    func enter() { lock.lock() }
    func leave() { lock.unlock() }

    /// The number of the next registration, by which they are listed.
    func nextOrder() -> Int {
        registrations += 1
        return registrations
    }

    /// True for the first nil that a line gets for a key. Only the first is told: the line may run often.
    func isFirstNil(_ key: ServiceKey, at site: CallSite) -> Bool {
        let told = ToldNil(key: key, file: UInt(bitPattern: site.file.utf8Start), line: site.line)
        return toldNils.count < 1_000 && toldNils.insert(told).inserted
    }

    /// Runs something as if nothing was being made.
    func withNewConstruction(_ body: () -> Void) {
        let outer = construction
        construction = Construction()
        defer { construction = outer }
        body()
    }
}

/// A nil that was told: what was asked for, and where.
private struct ToldNil: Hashable {
    let key: ServiceKey
    let file: UInt
    let line: UInt
}
