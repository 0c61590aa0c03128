/// Follows an observable object that somebody else owns.
///
/// ```swift
/// struct CartView: View {
///     @ObservedObject var cart: Cart
///
///     var body: some View {
///         Stepper("Items: \(cart.count)", value: $cart.count)
///     }
/// }
/// ```
///
/// Any change of the object evaluates the view again, also of a property that the view does not read. An object inside
/// the object is not followed. For classes with `@Observable` use no wrapper at all.
///
/// - Important: Do not make the object here: it would be made again with each view value. `@StateObject` makes it once.
/// - Note: Mirrors SwiftUI's `ObservedObject`.
@MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the properties of an observable object.
    @MainActor @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(to: object, keyPath)
        }
    }

    mutating func link(to node: Node, slot: Int) {
        node.cell(slot) { ObjectSubscription<ObjectType>() }.follow(wrappedValue, for: node)
    }
}

extension ObservedObject: HoldingProperty {
    var heldValue: Any? { wrappedValue }
}

extension ObservedObject: ComparableInput {
    static func isSame(_ old: Self, _ new: Self) -> Bool { old.wrappedValue === new.wrappedValue }
}

/// Follows one object for one node.
@MainActor final class ObjectSubscription<ObjectType: ObservableObject> {
    private weak var object: ObjectType?
    private var subscription: AnyCancellable?

    func follow(_ new: ObjectType, for node: Node) {
        guard object !== new else { return }
        object = new
        let target = WeakNode(node: node)
        let id = ObjectIdentifier(new)
        subscription = new.objectWillChange.sink { @Sendable _ in
            onMainActor {
                guard let node = target.node, node.isMounted else { return }
                node.graph.observedChange(in: node, because: .object(id))
            }
        }
    }
}

/// A node that may be gone. It is followed on the main actor alone.
struct WeakNode: Sendable {
    weak var node: Node?
}
