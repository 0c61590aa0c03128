/// Finds the containers that view models and views hold, as a resolver or an assembler, and lists what they make.
@MainActor struct ContainerFinder {
    let inspector: Inspector

    func lines() -> [String] {
        containers().flatMap { container, names in
            let others = names.count > 2 ? [names[0], "\(names.count - 1) others"] : names
            let services = Self.services(of: container).map { "  \($0)" }
            return ["the container that \(Listing.and(others)) \(names.count == 1 ? "holds" : "hold")"] + services
        }
    }

    /// How each service is registered, by its name: `shared in container, made, at Shop/CartAssembly.swift:5`.
    func registrations() -> [String: String] {
        var registrations: [String: String] = [:]
        for service in containers().flatMap({ Self.services(of: $0.container) }) {
            let parts = service.split(separator: ", ", maxSplits: 1)
            if let name = parts.first, let text = parts.dropFirst().first { registrations[String(name)] = String(text) }
        }
        return registrations
    }

    private func containers() -> [(container: AnyObject, names: [String])] {
        var holders: [(container: AnyObject, names: [String])] = []
        for (value, holder) in heldValues() where Self.isContainer(value) {
            let container = value as AnyObject
            if let place = holders.firstIndex(where: { $0.container === container }) {
                holders[place].names.append(holder)
            } else {
                holders.append((container, [holder]))
            }
        }
        return holders
    }

    private static func services(of container: AnyObject) -> [Substring] {
        String(describing: container).split(separator: "\n")
    }

    /// What the properties of the view models on the screen hold.
    private func heldValues() -> [(Any, String)] {
        inspector.models.alive.flatMap { entry -> [(Any, String)] in
            guard let object = entry.object else { return [] }
            return ModelSnapshot.heldValues(of: object).map { ($0.value, "\($0.name) of \(entry.name)") }
        }
    }

    /// By its name, since no module of the core but this one is known here; its description runs no code of the program.
    private static func isContainer(_ value: Any) -> Bool {
        type(of: value) is AnyClass && String(reflecting: type(of: value)) == "Assembling.Container"
    }
}
