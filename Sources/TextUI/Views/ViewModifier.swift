/// A change to a view, to be used on many.
///
/// ```swift
/// struct Framed: ViewModifier {
///     func body(content: Content) -> some View {
///         VStack { Divider(); content; Divider() }
///     }
/// }
///
/// Text("Hello").modifier(Framed())
/// ```
///
/// - Note: Mirrors SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ModifierContent<Modifier>: View, UnnamedView {
    let content: AnyView
    public var body: some View { content }
}

/// A view with a modifier.
///
/// - Note: Mirrors SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, UnnamedView {
    let content: Content
    let modifier: Modifier

    public var body: some View {
        ModifierBody(modifier: modifier, content: ModifierContent(content: AnyView(content)))
    }
}

/// Runs the modifier's body with the modifier's own dynamic properties linked.
@MainActor struct ModifierBody<Modifier: ViewModifier>: View, UnnamedView {
    let properties: DynamicPropertyHolder<Modifier>
    let content: ModifierContent<Modifier>

    init(modifier: Modifier, content: ModifierContent<Modifier>) {
        properties = DynamicPropertyHolder(value: modifier)
        self.content = content
    }

    var body: some View { properties.value.body(content: content) }
}

/// Lets the dynamic properties inside any value be found.
struct DynamicPropertyHolder<Value>: DynamicProperty {
    let value: Value
}

extension View {
    /// Applies a modifier.
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
