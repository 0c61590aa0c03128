/// Puts views one under the other.
///
/// Children begin at the left edge unless another alignment is given; SwiftUI centres them. `spacing` is in points
/// and does not count in text: there is no blank line between children.
///
/// - Note: Mirrors SwiftUI's `VStack`.
public struct VStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let content: Content

    public init(
        alignment: HorizontalAlignment = .leading, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        if alignment.line == .leading { return layout.column(of: node, width: width) }
        return layout.stack(node.blocks(), width: width, alignment: alignment.line)
    }
}

/// Puts views side by side, three cells apart; `spacing: 0` puts them next to each other.
///
/// What does not fit wraps in a column of its own. A `Spacer` takes what is left.
///
/// - Note: Mirrors SwiftUI's `HStack`.
public struct HStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: Int
    let content: Content

    public init(
        alignment: VerticalAlignment = .top, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing == 0 ? 0 : 3
        self.content = content()
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.row(node.blocks(), width: width, spacing: spacing, alignment: alignment.placement)
    }
    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        let blocks = node.blocks()
        return blocks.reduce(0) { $0 + layout.idealWidth($1) } + spacing * max(0, blocks.count - 1)
    }
}

/// Puts views on top of each other: the last is in front.
///
/// - Note: Mirrors SwiftUI's `ZStack`.
public struct ZStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .topLeading, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let blocks = node.blocks().map { layout.block($0, width: width) }
        guard let first = blocks.first else { return .empty }
        return blocks.dropFirst().reduce(first) {
            $0.overlaid(
                by: $1, horizontal: alignment.horizontal.line, vertical: alignment.vertical.placement)
        }
    }
}

/// Takes the room that the other views of an `HStack` leave. In a `VStack` it draws nothing.
///
/// - Note: Mirrors SwiftUI's `Spacer`.
public struct Spacer: PrimitiveView {
    public typealias Body = Never
    public init(minLength: CGFloat? = nil) {}
    static var isBlock: Bool { true }
    static var isLeaf: Bool { true }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock { .empty }
    func idealWidth(_ node: Node, _ layout: Layout) -> Int { 0 }
}

/// A line across its container.
///
/// - Note: Mirrors SwiftUI's `Divider`.
public struct Divider: PrimitiveView {
    public typealias Body = Never
    public init() {}
    static var isBlock: Bool { true }
    static var isLeaf: Bool { true }
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let line = TextLine(String(repeating: layout.symbols.dash, count: width))
        return TextBlock(lines: [line], width: width, controls: [])
    }
    func idealWidth(_ node: Node, _ layout: Layout) -> Int { 1 }
}
