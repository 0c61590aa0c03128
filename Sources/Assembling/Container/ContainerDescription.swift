/// What is registered, to be shown to a person.
///
/// ```swift
/// let container = Container()
/// container.register(Clock.self) { _ in Clock() }.inObjectScope(.container)
/// print(container)  // Clock, shared in container, not made yet, at Shop/ClockAssembly.swift:12
/// ```
///
/// Mirrors the `description` of `Container` in Swinject.
extension Container: CustomStringConvertible {
    /// One line for each service, in the order of registering: its scope, whether a shared instance is there, and the
    /// file and line of the registration. Those of a parent come first. Nothing is made for it.
    public var description: String {
        tree.enter()
        defer { tree.leave() }
        let lines = sequence(first: self, next: \.parent).reversed().flatMap { container in
            container.table.values.sorted { $0.order < $1.order }.map { registration in
                let isShadowed = self.registration(for: registration.key) !== registration
                return "\(registration.key), \(registration.sharing), at \(registration.site)"
                    + (isShadowed ? ", shadowed by a child container" : "")
            }
        }
        return lines.isEmpty ? "nothing is registered" : lines.joined(separator: "\n")
    }
}
