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

/// A view with a modifier. The modifier's own dynamic properties are linked with it.
///
/// - Note: Mirrors SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, UnnamedView {
    let content: Content
    let modifier: Modifier

    public var body: some View {
        modifier.body(content: ModifierContent(content: AnyView(content)))
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
