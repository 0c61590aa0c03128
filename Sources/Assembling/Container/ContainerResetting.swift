extension Container {
    /// Lets go of what is shared in a scope, as at logout. The next `resolve` makes new instances.
    ///
    /// ```swift
    /// container.reset(.session)
    /// ```
    ///
    /// - Parameters:
    ///   - scope: the scope to empty.
    ///   - includingParents: whether parents are emptied as well. By default only what is registered here is.
    public func reset(_ scope: ObjectScope, includingParents: Bool = false) {
        forget(includingParents: includingParents, scope: scope) { _ in true }
    }

    /// Lets go of the shared instances of a service, under all its names, whatever their scope.
    ///
    /// ```swift
    /// container.reset(Account.self)
    /// ```
    public func reset<Service>(_ service: Service.Type, includingParents: Bool = false) {
        forget(includingParents: includingParents, scope: nil) { $0.service == service }
    }

    /// Lets go of what is shared in a scope. Swinject's name for it; unlike Swinject's, it leaves parents alone.
    public func resetObjectScope(_ scope: ObjectScope) {
        reset(scope)
    }

    /// Lets go of the shared instances of a service in a scope. Unlike Swinject's, it leaves parents alone.
    public func resetObjectScope<Service>(_ scope: ObjectScope, serviceType: Service.Type) {
        forget(includingParents: false, scope: scope) { $0.service == serviceType }
    }

    private func forget(includingParents: Bool, scope: ObjectScope?, where matches: (ServiceKey) -> Bool) {
        tree.enter()
        var forgotten: [Any] = []
        for container in sequence(first: self, next: { includingParents ? $0.parent : nil }) {
            for (key, registration) in container.table where matches(key) {
                if let instance = registration.forget(scope) { forgotten.append(instance) }
            }
        }
        tree.leave()
        withExtendedLifetime(forgotten) {}
    }
}
