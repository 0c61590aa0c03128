/// Gives the frame its title.
struct TitledView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let title: () -> String

    func makeChildren(_ children: inout ChildList) { children.add(content) }

    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) {
        let title = title().sanitized.replacing("\n", with: " ")
        survey.add(title: title, depth: node.depth)
    }
}

extension View {
    /// Sets the title that the frame's header shows; the innermost one counts.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        TitledView(content: self) { titleKey.text }
    }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        TitledView(content: self) { String(title) }
    }

    public func navigationTitle(_ title: Text) -> some View {
        TitledView(content: self) { title.runs.map(\.text).joined() }
    }

    public func navigationTitle(_ title: Binding<String>) -> some View {
        TitledView(content: self) { title.wrappedValue }
    }

    /// The older form of `navigationTitle`.
    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        TitledView(content: self) { title.text }
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        TitledView(content: self) { String(title) }
    }

    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title)
    }

    /// Accepted; a title in text has one size.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
}

/// - Note: Mirrors SwiftUI's `NavigationBarItem`.
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}
