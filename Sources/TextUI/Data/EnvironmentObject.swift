/// Follows an observable object that a view above has put into the environment.
///
/// ```swift
/// struct CartBadge: View {
///     @EnvironmentObject var cart: Cart
///
///     var body: some View { Text("\(cart.count)") }
/// }
///
/// ContentView().environmentObject(Cart())
/// ```
///
/// Without such an object the program stops with a text that says what is there.
///
/// - Note: Mirrors SwiftUI's `EnvironmentObject`.
@MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else { missingEnvironmentObject(ObjectType.self, known: []) }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    mutating func link(to node: Node, slot: Int) {
        let subscription = node.cell(slot) { ObjectSubscription<ObjectType>() }
        guard let found = node.scope.read(\.[observed: TypeID<ObjectType>()], for: node) else {
            missingEnvironmentObject(ObjectType.self, known: node.scope.values.objects.values.map { $0 })
        }
        object = found
        subscription.follow(found, for: node)
    }
}

extension EnvironmentValues {
    subscript<ObjectType: ObservableObject>(observed _: TypeID<ObjectType>) -> ObjectType? {
        get { objects[ObjectIdentifier(ObjectType.self)] as? ObjectType }
        set { objects[ObjectIdentifier(ObjectType.self)] = newValue }
    }
}

private func missingEnvironmentObject(_ wanted: Any.Type, known: [AnyObject]) -> Never {
    let name = typeName(wanted)
    let names = known.map { typeName(type(of: $0)) }.sorted()
    stop(
        """
        TextUI: no object of type \(name) in the environment.
        A view reads it with @EnvironmentObject, but no view above it has put one there.
        In the environment: \(names.isEmpty ? "no objects" : names.joined(separator: ", ")).
        Add .environmentObject(\(name)(…)) to a view above it; a sheet sees what is set where .sheet is attached.
        """)
}

extension View {
    /// Puts an observable object into the environment, where `@EnvironmentObject` finds it.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentChange(content: self) { $0[observed: TypeID<T>()] = object }
    }
}
