extension View {
    /// Lets the view take several columns of its `GridRow`.
    ///
    /// - Note: Mirrors SwiftUI's `gridCellColumns(_:)`.
    public func gridCellColumns(_ count: Int) -> some View {
        GridCell(content: self, columns: max(1, min(count, 1_000)), alignment: nil)
    }

    /// Aligns the views in the column that this one is in.
    ///
    /// - Note: Mirrors SwiftUI's `gridColumnAlignment(_:)`.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        GridCell(content: self, columns: nil, alignment: guide)
    }

    /// Makes an empty cell of a view that draws nothing: `Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])`.
    ///
    /// - Note: Mirrors SwiftUI's `gridCellUnsizedAxes(_:)`.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        VStack { self }
    }
}

/// What a view says of its cell.
struct GridCell<Content: View>: PrimitiveView, CellOfGrid {
    typealias Body = Never
    let content: Content
    let columns: Int?
    let alignment: HorizontalAlignment?
    func makeChildren(_ children: inout ChildList) { children.add(content) }
}

@MainActor protocol CellOfGrid {
    var columns: Int? { get }
    var alignment: HorizontalAlignment? { get }
}

extension Node {
    /// What the modifiers around the view say of its cell.
    func gridTraits(upTo row: Node) -> (columns: Int, alignment: HorizontalAlignment?) {
        var columns: Int?
        var alignment: HorizontalAlignment?
        var node = parent
        while let around = node, around !== row {
            if let cell = around.anyView as? any CellOfGrid {
                columns = columns ?? cell.columns
                alignment = alignment ?? cell.alignment
            }
            node = around.parent
        }
        return (columns ?? 1, alignment)
    }
}
