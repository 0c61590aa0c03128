/// A stored property of a dependency that is made of several, to be told of.
package struct DependencyPart: Sendable, Hashable {
    package let name: String
    package let type: String
    /// The part, if it is an object.
    package let object: ObjectIdentifier?

    /// The parts by which a struct can be known: objects, and values of the program's own types. Any text or number may
    /// have come from anywhere.
    static func parts(of value: Any) -> [DependencyPart] {
        // A mirror that the type makes itself could run anything.
        guard !(Swift.type(of: value) is AnyClass), !(value is any CustomReflectable) else { return [] }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct else { return [] }
        return mirror.children.compactMap { name, value in
            let type = Swift.type(of: value)
            let isOwn = !["Swift.", "Foundation."].contains { String(reflecting: type).hasPrefix($0) }
            guard let name, isOwn else { return nil }
            return DependencyPart(name: name, type: typeName(type), object: Injection.object(in: value))
        }
    }
}

/// The identity of a value that is an object.
func object(in value: Any) -> ObjectIdentifier? {
    type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
}
