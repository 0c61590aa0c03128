import Foundation

/// A dependency that is made when it is first asked for.
final class LazyDependency<Value>: Dependency, @unchecked Sendable {
    // `state` is guarded by `lock`. What makes the value runs in its workshop only; for the rest of the proof see
    // `Dependency`.
    private let lock = NSLock()
    private var state: State
    /// Where the value is made. If it is `Sendable` it may be used elsewhere then.
    private let workshop: Home

    private enum State {
        case unmade(() -> Value)
        case made(Value)
    }

    init(_ make: @escaping () -> Value, isSendable: Bool, workshop: Home, site: CallSite) {
        state = .unmade(make)
        self.workshop = workshop
        super.init(declaredType: Value.self, home: isSendable ? .anywhere : workshop, site: site)
    }

    override var isLazy: Bool { true }

    override var made: Any? {
        if case .made(let value) = lock.withLock({ state }) { value } else { nil }
    }

    /// The value. If it has to be made, `current` is meanwhile what its scope and those around it hold.
    func value(for request: Request, from container: DependenciesContainer, scope: Int) -> Value {
        if case .made(let value) = lock.withLock({ state }) {
            checkUse(request)
            return value
        }
        checkMaking(request)
        return Construction.run(self) {
            switch lock.withLock({ state }) {
            case .made(let value):
                return value
            case .unmade(let make):
                let visible = DependenciesContainer(scopes: Array(container.storage.scopes[scope...]))
                let value = visible.withDependencies(make)
                lock.withLock { state = .made(value) }
                return value
            }
        }
    }

    private func checkMaking(_ request: Request) {
        workshop.check {
            """
            Injection: \(typeName(declaredType)) is made on \(workshop), but was asked for elsewhere.
            It was registered at \(site), and what makes it may use what belongs to \(workshop).
            It was asked for \(request).
            To fix it, ask for it on \(workshop) first, or register a finished value.
            """
        }
    }
}
