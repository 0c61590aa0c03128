/// A property of a view model that takes its value from the dependencies in force when the view model is made.
///
/// ```swift
/// @Observable
/// final class UserListViewModel {
///     @ObservationIgnored @Injected var userService: UserService
///     @ObservationIgnored @Injected(\AppServices.cache) var cache: Cache
///     @ObservationIgnored @Injected var analytics: Analytics?
/// }
/// ```
///
/// The value is read once, in the initializer of the owner, from `DependenciesContainer.current`. In a view that is
/// what is injected there; in a test it is what `withDependencies` sets.
///
/// A dependency that is missing stops the program with a text that says what is available and what to write. An
/// optional property is nil instead.
///
/// - Important: `@Observable` needs `@ObservationIgnored` before it: the macro cannot handle property wrappers.
/// - Note: Mirrors `Injected` of the SwiftMVVM package.
@propertyWrapper
public struct Injected<Value> {
    public let wrappedValue: Value

    /// The dependency of the property's type.
    @_disfavoredOverload
    public init(owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) {
        wrappedValue = Self.required(Value.self, "@Injected in \(owner)", CallSite(file: file, line: line))
    }

    /// The dependency of the property's type, or nil.
    public init<Dependency>() where Value == Dependency? {
        wrappedValue = DependenciesContainer.current.resolve(Dependency.self)
    }

    /// A part of a dependency that is made of several.
    public init<Root>(
        _ keyPath: KeyPath<Root, Value>, owner: StaticString = #function, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let reader = "@Injected(\\\(typeName(Root.self)).…) in \(owner)"
        let root = Self.required(Root.self, part: Value.self, reader, CallSite(file: file, line: line))
        wrappedValue = root[keyPath: keyPath]
    }

    private static func required<T>(_ type: T.Type, part: Any.Type? = nil, _ reader: String, _ site: CallSite) -> T {
        let container = DependenciesContainer.current
        if let value = container.resolve(type) { return value }
        stop(MissingDependency(type, part: part, askedFor: "by \(reader), at \(site)", in: container).description)
    }
}
