import Foundation

/// Dependencies that were registered together, the oldest first.
struct Scope: Sendable {
    var dependencies: [Dependency] = []
}

/// What a container holds, and what it remembers of earlier lookups.
///
/// The scopes never change, so an answer stays right. There is one for each type that the program asks for.
final class ScopeStorage: @unchecked Sendable {
    /// The nearest first.
    let scopes: [Scope]
    // `answers` is guarded by `lock`. An answer never changes; for the values in it see `Dependency`.
    private let lock = NSLock()
    private var answers: [Key: AnyAnswer] = [:]

    /// A conformance that is isolated to the main actor exists there only: elsewhere the cast fails.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let isOnMainActor: Bool

        init(_ type: Any.Type) {
            self.type = ObjectIdentifier(type)
            isOnMainActor = MainQueue.isCurrent
        }
    }

    init(_ scopes: [Scope]) {
        self.scopes = scopes
    }

    func answer<Value>(for type: Value.Type) -> Answer<Value> {
        let key = Key(type)
        if let known = lock.withLock({ answers[key] }) { return unsafeDowncast(known, to: Answer<Value>.self) }
        let answer = search(for: type)
        lock.withLock { answers[key] = answer }
        return answer
    }

    /// What was lazy has been made: the next lookup finds the value itself.
    func remember<Value>(_ value: Value, of dependency: Dependency, scope: Int) {
        let answer = Answer<Value>(.eager(value, dependency), scope: scope)
        lock.withLock { answers[Key(Value.self)] = answer }
    }

    private func search<Value>(for type: Value.Type) -> Answer<Value> {
        for (number, scope) in scopes.enumerated() {
            if let source = scope.exact(type) {
                return Answer(source, scope: number)
            }
            let conforming = scope.conforming(to: type)
            if let (value, dependency) = conforming.first {
                return Answer(.eager(value, dependency), scope: number, candidates: conforming.map(\.1))
            }
        }
        return Answer(.missing, scope: scopes.count)
    }

    /// True if somebody has asked for the type and a scope nearer than this one answered.
    func isKnownToAnswer(_ type: Any.Type, before scope: Int) -> Bool {
        lock.withLock { answers.values.contains { $0.type == type && $0.scope < scope } }
    }

    /// The answers so far for which several values of a scope could be had.
    var ties: [AnyAnswer] {
        var seen: Set<ObjectIdentifier> = []
        return lock.withLock { Array(answers.values) }
            .filter { $0.candidates.count > 1 && seen.insert(ObjectIdentifier($0.type)).inserted }
            .sorted { typeName($0.type) < typeName($1.type) }
    }
}

extension Scope {
    /// The newest dependency that was registered as this very type.
    fileprivate func exact<Value>(_ type: Value.Type) -> Answer<Value>.Source? {
        switch dependencies.last(where: { $0.declaredType == type }) {
        case let eager as EagerDependency<Value>: .eager(eager.value, eager)
        case let lazy as LazyDependency<Value>: .lazy(lazy)
        default: nil
        }
    }

    /// The values that conform, the newest first.
    fileprivate func conforming<Value>(to type: Value.Type) -> [(Value, Dependency)] {
        dependencies.reversed().compactMap { dependency in
            guard !dependency.isLazy, let value = dependency.made as? Value else { return nil }
            return (value, dependency)
        }
    }
}

/// What a container answers to a type.
class AnyAnswer {
    let type: Any.Type
    /// The number of the scope that answers.
    let scope: Int
    /// What conforms in that scope, the newest first; empty for a dependency of the very type.
    let candidates: [Dependency]

    init(type: Any.Type, scope: Int, candidates: [Dependency]) {
        self.type = type
        self.scope = scope
        self.candidates = candidates
    }
}

final class Answer<Value>: AnyAnswer {
    enum Source {
        case missing
        case eager(Value, Dependency)
        case lazy(LazyDependency<Value>)
    }

    let source: Source

    init(_ source: Source, scope: Int, candidates: [Dependency] = []) {
        self.source = source
        super.init(type: Value.self, scope: scope, candidates: candidates)
    }
}
