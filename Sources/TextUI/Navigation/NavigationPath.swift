/// The values of a navigation stack, of any types.
///
/// A value finds its destination by the type it had when it was appended: a value appended as a subclass does not
/// match `navigationDestination(for: Superclass.self)`. A typed array does, since its element type counts.
///
/// - Note: Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
    var values: [PathValue] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        values.append(PathValue(value: AnyHashable(value), type: V.self))
    }

    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.values.map(\.value) == rhs.values.map(\.value)
    }
}
