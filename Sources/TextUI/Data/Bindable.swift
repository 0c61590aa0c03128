/// Gives bindings to the properties of an observable object that somebody else owns.
///
/// ```swift
/// @Observable final class Profile { var name = "" }
///
/// struct ProfileEditor: View {
///     @Bindable var profile: Profile
///
///     var body: some View {
///         TextField("Name", text: $profile.name)
///     }
/// }
/// ```
///
/// - Note: Mirrors SwiftUI's `Bindable`.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "@Bindable is for observable objects: add @Observable to the class")
    public init(wrappedValue: Value) { fatalError("unavailable") }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(to: wrappedValue, keyPath)
    }
}

extension Bindable: HoldingProperty {
    var heldValue: Any? { wrappedValue }
}

extension Binding {
    /// A binding to a property of an object.
    init<Root: AnyObject>(to object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
            source: BindingSource(object: ObjectIdentifier(object), path: [keyPath]))
    }
}
