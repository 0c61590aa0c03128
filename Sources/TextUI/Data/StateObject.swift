/// Owns an observable object for as long as the view is on the screen, and makes it once.
///
/// ```swift
/// struct ShopView: View {
///     @StateObject private var cart = Cart()
///
///     var body: some View { CartView(cart: cart) }
/// }
/// ```
///
/// The object is made when the view is first mounted, not when the view value is made. For classes with `@Observable`
/// use `@State`, or `@StateViewModel` of SwiftMVVM.
///
/// - Note: Mirrors SwiftUI's `StateObject`.
@MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty, HoldingProperty {
    private let make: @MainActor () -> ObjectType
    private var holder: Holder?

    public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
        make = wrappedValue
    }

    public var wrappedValue: ObjectType {
        holder?.object ?? make()
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    @MainActor private final class Holder {
        let object: ObjectType
        let subscription = ObjectSubscription<ObjectType>()

        init(_ object: ObjectType, node: Node) {
            self.object = object
            subscription.follow(object, for: node)
        }
    }

    var heldValue: Any? { holder?.object }

    mutating func link(to node: Node, slot: Int) {
        holder = node.cell(slot) { Holder(make(), node: node) }
    }
}
