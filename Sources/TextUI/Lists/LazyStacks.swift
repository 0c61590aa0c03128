/// A `VStack` that mounts only the rows on the screen.
///
/// - Note: Mirrors SwiftUI's `LazyVStack`.
public struct LazyVStack<Content: View>: WindowedView {
    public typealias Body = Never
    let content: Content

    public init(
        alignment: HorizontalAlignment = .leading, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// An `HStack`. A line of text has no window, so all children are mounted.
///
/// - Note: Mirrors SwiftUI's `LazyHStack`.
public struct LazyHStack<Content: View>: View, UnnamedView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .top, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }
    }
}
