/// Controls one under the other.
///
/// - Note: Mirrors SwiftUI's `Form`.
public struct Form<Content: View>: View, UnnamedView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { VStack { content } }
}

/// Its content: a terminal scrolls by itself.
///
/// - Note: Mirrors SwiftUI's `ScrollView`.
public struct ScrollView<Content: View>: View, UnnamedView {
    private let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { VStack { content } }
}
