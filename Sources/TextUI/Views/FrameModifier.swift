/// Gives a view a width.
struct FramedView<Content: View>: PrimitiveView, FlexibleWidth {
    typealias Body = Never
    let content: Content
    /// The width in cells; nil for what the content takes.
    let width: Int?
    let fills: Bool
    let alignment: Alignment

    static var isBlock: Bool { true }
    var takesAllWidth: Bool { fills }

    func makeChildren(_ children: inout ChildList) { children.add(content) }

    func block(_ node: Node, _ layout: Layout, width available: Int) -> TextBlock {
        let target = fills ? available : min(width ?? available, available)
        let block = layout.stack(node.blocks(), width: target)
        if block.height == 0 || (!fills && width == nil) { return block }
        return TextBlock.stackedVertically([block]).aligned(in: target, alignment.horizontal.line)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        width ?? layout.idealWidth(of: node.blocks())
    }
}

extension TextBlock {
    /// The block, as a whole, somewhere in a wider place.
    func aligned(in target: Int, _ alignment: LineAlignment) -> TextBlock {
        let free = max(0, target - width)
        let shift = alignment == .leading ? 0 : alignment == .center ? free / 2 : free
        var block = shift > 0 ? indented(by: shift) : self
        block.width = max(block.width, target)
        return block
    }
}

extension View {
    /// Gives the view a width, in points of eight to a cell. The height does not count in text.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        let cells = width.map { $0.isFinite ? max(1, Int(min($0, 8_000) / 8)) : 1_000 }
        return FramedView(content: self, width: cells, fills: false, alignment: alignment)
    }

    /// Lets the view take all the width with `maxWidth: .infinity`. The other bounds do not count in text.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        FramedView(content: self, width: nil, fills: maxWidth == .infinity, alignment: alignment)
    }
}
