/// Which field has the focus. In text no field has: a value set here is kept, and nothing moves.
///
/// - Note: Mirrors SwiftUI's `FocusState`.
@MainActor @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    public init() where Value == Bool { _value = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding<Value> { $value }
}

extension View {
    /// Accepted; no field of a text screen has the focus.
    public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }
    public func focused(_ condition: Binding<Bool>) -> some View { self }
}
