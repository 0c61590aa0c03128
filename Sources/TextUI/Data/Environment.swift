/// Reads a value from the surroundings of the view.
///
/// ```swift
/// struct CloseButton: View {
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View {
///         Button("Close") { dismiss() }
///     }
/// }
/// ```
///
/// Only views that read a value are evaluated again when it changes. A view model cannot use it: it belongs to views.
///
/// - Note: Mirrors SwiftUI's `Environment`.
@MainActor @propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The object of this type in the environment. Reading it stops the program if there is none.
    public init(
        _ type: Value.Type, file: StaticString = #fileID, line: UInt = #line
    ) where Value: AnyObject & Observable {
        keyPath = \EnvironmentValues[required: TypeID<Value>(), DeclarationSite(file, line)]
    }

    /// The object of this type in the environment, or nil.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        keyPath = \EnvironmentValues[optional: TypeID<Object>()]
    }

    public var wrappedValue: Value {
        value ?? EnvironmentValues()[keyPath: keyPath]
    }

    mutating func link(to node: Node, slot: Int) {
        node.skipCell(slot)
        value = node.scope.read(keyPath, for: node)
    }
}

extension Environment: HoldingProperty {
    /// Only objects: a plain value of the environment belongs to nobody on the screen.
    var heldValue: Any? { value.flatMap { object(in: $0) } }
}

/// A type as the argument of a key path.
struct TypeID<T>: Hashable {}

extension EnvironmentValues {
    subscript<Object: AnyObject & Observable>(optional _: TypeID<Object>) -> Object? {
        self[Object.self]
    }

    subscript<Object: AnyObject & Observable>(required _: TypeID<Object>, _ site: DeclarationSite) -> Object {
        if let object = self[Object.self] { return object }
        let name = typeName(Object.self)
        missingObject(name, readWith: "@Environment(\(name).self)", at: site, setWith: ".environment(\(name)(…))")
    }

    /// Stops since a view reads an object that no view above it has put into the environment.
    func missingObject(
        _ name: String, readWith wrapper: String, at site: DeclarationSite, setWith modifier: String
    ) -> Never {
        let known = objects.values.map { typeName(type(of: $0)) }.sorted()
        stop(
            """
            TextUI: no object of type \(name) in the environment.
            A view reads it with \(wrapper), at \(site), but no view above it has put one there.
            In the environment: \(known.isEmpty ? "no objects" : known.joined(separator: ", ")).
            Add \(modifier) to a view above it; a sheet sees what is set where .sheet is attached.
            """)
    }
}
