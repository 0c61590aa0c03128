/// A view for an image from the network. Text draws its placeholder and loads nothing.
///
/// - Note: Mirrors SwiftUI's `AsyncImage`.
public struct AsyncImage<Content: View>: View, UnnamedView {
    private let content: Content

    public init<I: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> Content
    ) {
        self.content = placeholder()
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Image(url?.lastPathComponent ?? "image")
    }

    public var body: some View { content }
}

/// Tells its content how much room there is. In text that is 640 points, eighty cells.
///
/// - Note: Mirrors SwiftUI's `GeometryReader`.
public struct GeometryReader<Content: View>: View, UnnamedView {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(GeometryProxy()) }
}

public struct GeometryProxy: Sendable {
    public let size = CGSize(width: 640, height: 192)
}

/// In text rows are edited by `swipe`, so the button that switches editing on draws nothing.
///
/// - Note: Mirrors SwiftUI's `EditButton`.
public struct EditButton: View, UnnamedView {
    public init() {}
    public var body: some View { EmptyView() }
}
