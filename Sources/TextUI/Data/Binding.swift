/// A way to read and write a value that somebody else owns.
///
/// ```swift
/// struct NameField: View {
///     @Binding var name: String
///
///     var body: some View {
///         TextField("Name", text: $name)
///     }
/// }
/// ```
///
/// - Note: Mirrors SwiftUI's `Binding`.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void
    private let source: BindingSource?

    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(get: get, set: set, source: nil)
    }

    init(
        get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void, source: BindingSource?
    ) {
        self.get = get
        self.set = set
        self.source = source
    }

    /// A binding to a value that never changes, for previews.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 },
            source: source?.appending(keyPath))
    }

    /// A binding to the value inside, nil while there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 },
            source: base.source?.appending(\Value?.self))
    }

    /// A binding to an optional that sets the value only if there is one.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } }, source: base.source)
    }
}

extension Binding: DynamicProperty {}

extension Binding: ComparableInput {
    static func isSame(_ old: Self, _ new: Self) -> Bool {
        old.source != nil && old.source == new.source
    }
}

extension Binding: @preconcurrency Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

/// What a binding reads: an object and the way from it. Two bindings of one source are the same.
struct BindingSource: Equatable {
    let object: ObjectIdentifier
    var path: [AnyKeyPath] = []

    func appending(_ keyPath: AnyKeyPath) -> BindingSource {
        BindingSource(object: object, path: path + [keyPath])
    }
}
