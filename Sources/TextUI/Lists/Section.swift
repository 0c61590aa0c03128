/// A part of a list or form with a header and a footer.
///
/// - Note: Mirrors SwiftUI's `Section`.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    public typealias Body = Never
    let header: Parent
    let content: Content
    let footer: Footer

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    func makeChildren(_ children: inout ChildList) {
        children.add(SectionEdgeView(content: header, isHeader: true))
        children.add(content)
        children.add(SectionEdgeView(content: footer, isHeader: false))
    }
}

/// Marks a header or a footer, which is not a row.
@MainActor protocol SectionEdge {}

struct SectionEdgeView<Content: View>: PrimitiveView, SectionEdge {
    typealias Body = Never
    let content: Content
    let isHeader: Bool

    static var isBlock: Bool { true }
    static var changesEnvironment: Bool { true }
    func changeEnvironment(_ values: inout EnvironmentValues) {
        values.textStyle.insert(isHeader ? .bold : .dim)
    }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Section {
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}
