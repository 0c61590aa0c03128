/// One registered dependency.
class Dependency: @unchecked Sendable {
    // The value need not be `Sendable`. That the class is, holds because
    // - it never changes after init, except for what a lazy dependency guards by a lock;
    // - a value that is not `Sendable` and was registered on an actor goes out through `checkUse` only, which stops the
    //   program elsewhere, so all who get the value are on that actor;
    // - texts look at the dynamic type of a value, which never changes, and at its stored properties only if it is a
    //   struct.
    //
    // Two limits, which the documentation of `DependenciesContainer` states. A value that is not `Sendable` and was
    // registered in code on no actor is handed out anywhere. And what goes with the last copy of a container goes
    // wherever that was, so its `deinit` must not touch what others use.
    let declaredType: Any.Type
    let site: CallSite
    /// Where the value may be used.
    private let home: Home

    init(declaredType: Any.Type, home: Home, site: CallSite) {
        self.declaredType = declaredType
        self.home = home
        self.site = site
    }

    var isLazy: Bool { false }

    /// The value, or nil if it has not been made. For lookups and texts, not to be handed out.
    var made: Any? { nil }

    final func checkUse(_ request: Request) {
        home.check {
            """
            Injection: \(typeName(declaredType)) belongs to \(home), but was asked for elsewhere.
            It was registered at \(site), and is not Sendable, so nobody else may use it.
            It was asked for \(request).
            To fix it, ask for it on \(home), or make \(typeName(declaredType)) Sendable.
            """
        }
    }
}

/// A dependency that was registered as a value.
final class EagerDependency<Value>: Dependency, @unchecked Sendable {
    // Never changes; for the rest of the proof see `Dependency`.
    let value: Value

    init(_ value: Value, home: Home, site: CallSite) {
        self.value = value
        super.init(declaredType: Value.self, home: home, site: site)
    }

    override var made: Any? { value }
}
