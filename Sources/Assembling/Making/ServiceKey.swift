/// What a registration is found by: the service, its name and the types of its arguments.
struct ServiceKey: Hashable {
    let service: Any.Type
    let name: String?
    /// `Void` for none, the type itself for one argument, and a tuple for more.
    let arguments: Any.Type

    var takesArguments: Bool { arguments != Void.self }

    static func == (lhs: ServiceKey, rhs: ServiceKey) -> Bool {
        lhs.service == rhs.service && lhs.arguments == rhs.arguments && lhs.name == rhs.name
    }

    /// Leaves the arguments out: few services have several registrations that differ in nothing else.
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(service))
        if let name { hasher.combine(name) }
    }
}

extension ServiceKey: CustomStringConvertible {
    /// As in `Detail(Int) named "big"`.
    var description: String { description(calling: shortName(of: service)) }

    /// The same with the type's full name, for where two types share the short one.
    var fullDescription: String { description(calling: fullName(of: service)) }

    /// The types of the arguments: `(Int)`, `(Int, String)` or `()`.
    var argumentList: String {
        let types = shortName(of: arguments)
        return types.hasPrefix("(") ? types : "(\(types))"
    }

    private func description(calling service: String) -> String {
        service + (takesArguments ? argumentList : "") + (name.map { " named \"\($0)\"" } ?? "")
    }
}
