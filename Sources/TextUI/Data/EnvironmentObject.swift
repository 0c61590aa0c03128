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
    private let site: DeclarationSite

    public init(file: StaticString = #fileID, line: UInt = #line) {
        site = DeclarationSite(file, line)
    }

    public var wrappedValue: ObjectType {
        guard let object else { missing(in: EnvironmentValues()) }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    mutating func link(to node: Node, slot: Int) {
        let subscription = node.cell(slot) { ObjectSubscription<ObjectType>() }
        guard let found = node.scope.read(\.[observed: TypeID<ObjectType>()], for: node) else {
            missing(in: node.scope.values)
        }
        object = found
        subscription.follow(found, for: node)
    }

    private func missing(in environment: EnvironmentValues) -> Never {
        let name = typeName(ObjectType.self)
        environment.missingObject(
            name, readWith: "@EnvironmentObject", at: site, setWith: ".environmentObject(\(name)(…))")
    }
}

extension EnvironmentObject: HoldingProperty {
    var heldValue: Any? { object }
}

extension EnvironmentValues {
    subscript<ObjectType: ObservableObject>(observed _: TypeID<ObjectType>) -> ObjectType? {
        get { objects[ObjectIdentifier(ObjectType.self)] as? ObjectType }
        set { objects[ObjectIdentifier(ObjectType.self)] = newValue }
    }
}

extension View {
    /// Puts an observable object into the environment, where `@EnvironmentObject` finds it.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentChange(content: self) { $0[observed: TypeID<T>()] = object }
    }
}
