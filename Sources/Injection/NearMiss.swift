extension DependenciesContainer {
    /// What a person may have meant by a type that is missing, a line each, the nearest scope first.
    func nearMisses<Value>(to wanted: Value.Type, part: Any.Type?) -> [String] {
        let dependencies = storage.scopes.flatMap(\.dependencies)
        return Array(dependencies.compactMap { $0.nearMiss(to: wanted, part: part) }.prefix(5))
    }
}

extension Dependency {
    fileprivate func nearMiss<Value>(to wanted: Value.Type, part: Any.Type?) -> String? {
        let name = typeName(declaredType)
        let wantedName = typeName(wanted)
        if isLazy, made is Value || isType(declaredType, a: wanted) {
            return "\(name) is lazy, so it answers for \(name) only. To let it answer for \(wantedName):\n"
                + "        .inject(as: \(wantedName).self) { \(name)(…) }"
        }
        if declaredType == part {
            return "\(name) is injected itself. To take it, leave the key path out:\n"
                + "        @Injected var …: \(name)"
        }
        if let property = property(of: wanted) {
            return "\(name) has one. To take it:\n"
                + "        @Injected(\\\(name).\(property)) var …: \(wantedName)"
        }
        if name == wantedName {
            return "\(fullTypeName(declaredType)) has the same name, but \(fullTypeName(wanted)) is wanted."
        }
        guard isSimilar(name, wantedName) else { return nil }
        return isProtocol(wanted)
            ? "\(name) has a similar name, but does not conform to \(wantedName)."
            : "\(name) has a similar name. Is that the type to ask for?"
    }

    /// The property of a struct, such as a group of services, that holds what is wanted.
    private func property<Value>(of wanted: Value.Type) -> String? {
        guard !isLazy, let made else { return nil }
        let mirror = Mirror(reflecting: made)
        guard mirror.displayStyle == .struct else { return nil }
        return mirror.children.first { $0.value is Value }?.label
    }
}

/// True if values of the first type are known to be of the second. False says nothing: the runtime does not find every
/// private protocol.
private func isType<Value>(_ type: Any.Type, a wanted: Value.Type) -> Bool {
    if type is Value.Type { return true }
    guard let metatype = existentialMetatype(of: wanted) else { return false }
    func isInstance<Metatype>(of metatype: Metatype.Type) -> Bool { type is Metatype }
    return _openExistential(metatype, do: isInstance)
}

/// For a protocol `P` that is not private the type `any P.Type`, of which the types that conform are instances; otherwise nil.
///
/// It cannot be written for a `P` that is generic. In mangled names it is the name of `any P` with "Xp" behind it.
private func existentialMetatype<Value>(of type: Value.Type) -> Any.Type? {
    _mangledTypeName(type).flatMap { _typeByName($0 + "Xp") }
}

/// True if one name is in the other, or if they differ in few letters.
private func isSimilar(_ first: String, _ second: String) -> Bool {
    let first = first.lowercased()
    let second = second.lowercased()
    let length = min(first.count, second.count)
    if length >= 4, first.contains(second) || second.contains(first) { return true }
    // A changed letter counts twice: one goes and another comes.
    return first.difference(from: second).count <= max(2, length / 3)
}
