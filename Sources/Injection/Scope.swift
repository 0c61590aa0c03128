import Foundation

/// The dependencies that were registered together. Immutable but for what it remembers of earlier answers.
final class Scope: @unchecked Sendable {
    // `entries` and `byType` never change after init. `remembered` is guarded by `lock`. The values themselves may
    // not be Sendable: they are handed out only where the container's documentation allows to ask for them.
    let entries: [Entry]
    private let byType: [ObjectIdentifier: Entry]
    private let lock = NSLock()
    private var remembered: [ObjectIdentifier: Answer] = [:]

    /// What answers for a type that was not registered itself.
    struct Answer {
        let type: Any.Type
        /// The values that conform, the newest first.
        let candidates: [Entry]
    }

    init(_ entries: [Entry]) {
        self.entries = entries
        byType = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { _, newer in newer })
    }

    /// The scope's answer for a type.
    func value<T>(for type: T.Type) -> T? {
        let id = ObjectIdentifier(type)
        if let exact = byType[id] {
            switch exact.source {
            case .value(let value): return value as? T
            case .lazy(let lazy): return lazy.value() as? T
            }
        }
        let answer = lock.withLock { remembered[id] } ?? remember(type)
        guard case .value(let value)? = answer.candidates.first?.source else { return nil }
        return value as? T
    }

    private func remember<T>(_ type: T.Type) -> Answer {
        let candidates = entries.reversed().filter { entry in
            if case .value(let value) = entry.source { value is T } else { false }
        }
        let answer = Answer(type: type, candidates: candidates)
        lock.withLock { remembered[ObjectIdentifier(type)] = answer }
        return answer
    }

    /// The types for which more than one value could have answered.
    var ties: [Answer] {
        lock.withLock { Array(remembered.values) }
            .filter { $0.candidates.count > 1 }
            .sorted { typeName($0.type) < typeName($1.type) }
    }
}

/// One registered dependency.
final class Entry: @unchecked Sendable {
    // Never changes after init; for the value see `Scope`.
    let type: Any.Type
    let source: Source
    let site: CallSite

    enum Source {
        case value(Any)
        case lazy(LazyDependency)
    }

    init(type: Any.Type, source: Source, site: CallSite) {
        self.type = type
        self.source = source
        self.site = site
    }

    var id: ObjectIdentifier { ObjectIdentifier(type) }

    /// The value, nil for a lazy one that has not been made.
    var made: Any? {
        switch source {
        case .value(let value): value
        case .lazy(let lazy): lazy.made
        }
    }

    var isLazy: Bool {
        if case .lazy = source { true } else { false }
    }
}

/// A place in the source.
struct CallSite: Sendable, CustomStringConvertible {
    let file: StaticString
    let line: UInt

    var description: String { "\(file):\(line)" }
}

/// The name of a type as it is written in code.
func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
}

/// True for the type of a protocol, such as `UserService`.
func isProtocol(_ type: Any.Type) -> Bool {
    let metatype = String(describing: Swift.type(of: type))
    return metatype.hasSuffix(".Protocol") || metatype.hasPrefix("(any ")
}
