/// A property that takes its value from the dependencies in force when its owner is made.
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
/// The value is read once, in the owner's initializer, from `DependenciesContainer.current`: in a view that is what is
/// injected there, in a test what `withDependencies` sets.
///
/// A dependency that is missing stops the program, with a text that says what is available and what to write. An
/// optional property is nil instead.
///
/// - Important: `@Observable` needs `@ObservationIgnored` before it: the macro makes its properties computed, and a
///   computed property cannot have a wrapper.
///
/// Mirrors `Injected` of the SwiftMVVM package.
@propertyWrapper
public struct Injected<Value> {
    /// What was found when the owner was made.
    public let wrappedValue: Value

    /// The dependency of the property's type.
    // Disfavoured, or it would win over the one for optional properties.
    @_disfavoredOverload
    public init(owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) {
        wrappedValue = required(Value.self, Request(site: CallSite(file: file, line: line), owner: owner))
    }

    /// The dependency of the property's type, or nil if there is none.
    public init<Dependency>(
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == Dependency? {
        let request = Request(site: CallSite(file: file, line: line), owner: owner)
        wrappedValue = DependenciesContainer.current.resolve(Dependency.self, for: request)
    }

    /// A part of a dependency that is made of several.
    ///
    /// ```swift
    /// @Injected(\AppServices.database) var database: DatabaseService
    /// ```
    public init<Root>(
        _ keyPath: KeyPath<Root, Value>, owner: StaticString = #function, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let site = CallSite(file: file, line: line)
        let request = Request(site: site, owner: owner, keyPath: (Root.self, Value.self))
        wrappedValue = required(Root.self, request)[keyPath: keyPath]
    }
}

extension Injected: Sendable where Value: Sendable {}

/// The dependency; without it, the end of the program.
private func required<Value>(_ type: Value.Type, _ request: Request) -> Value {
    let container = DependenciesContainer.current
    if let value = container.resolve(type, for: request) { return value }
    stop(MissingDependency(type, request, in: container).description)
}
