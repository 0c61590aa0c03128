/// A value that views can read from their surroundings, and its value where nobody has set it.
///
/// ```swift
/// struct CurrencyKey: EnvironmentKey {
///     static let defaultValue = "EUR"
/// }
///
/// extension EnvironmentValues {
///     var currency: String {
///         get { self[CurrencyKey.self] }
///         set { self[CurrencyKey.self] = newValue }
///     }
/// }
/// ```
///
/// - Note: Mirrors SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a part of the screen hands down to its views.
///
/// - Note: Mirrors SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    /// Where is told what cannot be done; nil outside of a screen.
    var diagnostics: Diagnostics?

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The first value that can be seen as this type.
    func firstValue<T>(as type: T.Type) -> T? { values.values.lazy.compactMap { $0 as? T }.first }

    /// The object of this type that a view above has put into the environment.
    public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}
