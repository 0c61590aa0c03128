/// The whole environment of the view, as it was when the view was last evaluated.
///
/// A property wrapper that makes something from the environment once uses it:
///
/// ```swift
/// @propertyWrapper struct FirstLineLimit: DynamicProperty {
///     @EnvironmentSnapshot private var environment
///
///     var wrappedValue: Int? { environment.lineLimit }
/// }
/// ```
///
/// Other than with `@Environment(\.self)`, the view does not depend on it: a change of the environment does not
/// evaluate the view again. SwiftUI has no such wrapper.
@MainActor @propertyWrapper
public struct EnvironmentSnapshot: LinkedProperty {
    private var values = EnvironmentValues()

    public init() {}

    public var wrappedValue: EnvironmentValues { values }

    mutating func link(to node: Node, slot: Int) {
        node.skipCell(slot)
        values = node.scope.values
    }
}
