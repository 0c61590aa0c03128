/// A view with an explicit identity: another id makes it a new view, with new state.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let id: ID
    func makeChildren(_ children: inout ChildList) {
        children.add(content, key: .id(AnyHashable(id), occurrence: 0))
    }
}

/// A view that is there but not drawn.
struct HiddenView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock { .empty }
    func idealWidth(_ node: Node, _ layout: Layout) -> Int { 0 }
}

extension View {
    /// Ties the state of the view to a value: another value, and the view begins anew.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }

    /// Keeps the view and its tasks but does not draw it.
    public func hidden() -> some View {
        HiddenView(content: self)
    }
}
