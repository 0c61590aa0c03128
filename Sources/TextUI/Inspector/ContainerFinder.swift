/// Finds the containers that view models and views hold, as a resolver or an assembler, and lists what they make.
@MainActor struct ContainerFinder {
    let inspector: Inspector

    func lines() -> [String] {
        var holders: [(container: AnyObject, names: [String])] = []
        for (value, holder) in heldValues() where Self.isContainer(value) {
            let container = value as AnyObject
            if let place = holders.firstIndex(where: { $0.container === container }) {
                holders[place].names.append(holder)
            } else {
                holders.append((container, [holder]))
            }
        }
        return holders.flatMap { container, names in
            let others = names.count > 2 ? [names[0], "\(names.count - 1) others"] : names
            let services = String(describing: container).split(separator: "\n").map { "  \($0)" }
            return ["the container that \(Listing.and(others)) \(names.count == 1 ? "holds" : "hold")"] + services
        }
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
