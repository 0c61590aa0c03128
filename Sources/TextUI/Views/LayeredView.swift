/// A view with another one in front of it or behind it.
struct LayeredView<Content: View, Layer: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let layer: Layer
    let isInFront: Bool
    let alignment: Alignment

    static var isBlock: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        children.add(content)
        children.add(layer, role: .part(0))
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let base = layout.stack(node.blocks(), width: width)
        let layer = node.blocks(of: 0)
        if layer.isEmpty { return base }
        let other = layout.stack(layer, width: width)
        return isInFront
            ? base.overlaid(by: other, horizontal: alignment.horizontal.line, vertical: alignment.vertical.placement)
            : other.overlaid(by: base, horizontal: alignment.horizontal.line, vertical: alignment.vertical.placement)
    }
}

extension View {
    /// Draws a view in front of this one. A colour or a shape draws nothing.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), isInFront: true, alignment: alignment)
    }

    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, isInFront: true, alignment: alignment)
    }

    /// Draws a view behind this one. A colour or a shape draws nothing.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), isInFront: false, alignment: alignment)
    }

    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, isInFront: false, alignment: alignment)
    }
}
