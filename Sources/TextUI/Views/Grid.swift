/// Puts views in rows and columns. Each column is as wide as its widest view, three cells from the next.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow {
///         Text("Tea")
///         Text("2.50").gridColumnAlignment(.trailing)
///     }
///     Divider()
///     GridRow { Text("both columns").gridCellColumns(2) }
/// }
/// ```
///
/// - Parameters:
///   - alignment: where a view stands in its cell. At the top and the left edge unless it is given; SwiftUI centres it.
///   - horizontalSpacing: 0 puts the columns next to each other; all else is three cells.
///   - verticalSpacing: does not count in text.
///   - content: rows. A view that is no `GridRow` goes across all columns.
///
/// The trap: a view that draws nothing, such as `EmptyView`, takes no cell, and those behind it move up. For an empty cell
/// write `Text("")`.
///
/// - Note: Mirrors SwiftUI's `Grid`.
public struct Grid<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: Alignment
    let spacing: Int
    let content: Content

    public init(
        alignment: Alignment = .topLeading, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        spacing = horizontalSpacing == 0 ? 0 : 3
        self.content = content()
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let table = table(node, layout)
        let widths = table.widths(for: width)
        let total = widths.reduce(0, +) + spacing * max(0, widths.count - 1)
        let blocks = table.rows.map { row in
            if let cells = row.cells { return draw(cells, row.alignment ?? alignment.vertical, widths, layout) }
            let ideal = layout.idealWidth(row.node)
            return layout.block(row.node, width: min(width, max(total, ideal)))
        }
        return .stackedVertically(blocks, spacing: 0, alignment: alignment.horizontal.line)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        let table = table(node, layout)
        let others = table.rows.filter { $0.cells == nil }.map { layout.idealWidth($0.node) }
        return max(table.idealWidth, others.max() ?? 0)
    }

    private func table(_ node: Node, _ layout: Layout) -> GridTable {
        GridTable(node.blocks(), spacing: spacing) { layout.idealWidth($0) }
    }

    private func draw(
        _ cells: [GridTable.Cell], _ vertical: VerticalAlignment, _ widths: [Int], _ layout: Layout
    ) -> TextBlock {
        let blocks = cells.map { cell in
            let columns = widths[cell.columns]
            let width = columns.reduce(0, +) + spacing * (columns.count - 1)
            let horizontal = (cell.alignment ?? alignment.horizontal).line
            return layout.block(cell.node, width: width).padded(width: width, alignment: horizontal)
        }
        return .beside(blocks, spacing: spacing, alignment: vertical.placement)
    }
}

/// The views in one row of a `Grid`, each in a column of its own.
///
/// - Parameter alignment: where the views stand if they differ in height; as the grid has it, if not given.
///
/// Outside of a grid they stand one under the other.
///
/// - Note: Mirrors SwiftUI's `GridRow`.
public struct GridRow<Content: View>: PrimitiveView, RowOfGrid {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    static var isBlock: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
}

@MainActor protocol RowOfGrid {
    var alignment: VerticalAlignment? { get }
}
