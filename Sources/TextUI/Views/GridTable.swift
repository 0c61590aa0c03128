/// Which view of a grid stands in which column, and how wide the columns are.
@MainActor struct GridTable {
    struct Row {
        let node: Node
        /// Nil for a view that goes across all columns.
        let cells: [Cell]?
        let alignment: VerticalAlignment?
    }

    struct Cell {
        let node: Node
        let columns: Range<Int>
        /// What the first that says so in the column asks for.
        var alignment: HorizontalAlignment?
    }

    private(set) var rows: [Row] = []
    private let spacing: Int
    private var ideal: [Int] = []
    private var flexible: [Bool] = []

    init(_ blocks: [Node], spacing: Int, idealWidth: (Node) -> Int) {
        self.spacing = spacing
        rows = blocks.map { block in
            guard let row = block.anyView as? any RowOfGrid else { return Row(node: block, cells: nil, alignment: nil) }
            var next = 0
            let cells = block.blocks().map { node in
                let traits = node.gridTraits(upTo: block)
                defer { next += traits.columns }
                return Cell(node: node, columns: next..<next + traits.columns, alignment: traits.alignment)
            }
            return Row(node: block, cells: cells, alignment: row.alignment)
        }
        alignColumns()
        measure(idealWidth)
    }

    private var cells: [Cell] { rows.flatMap { $0.cells ?? [] } }

    /// One cell says for its whole column how views are aligned.
    private mutating func alignColumns() {
        var alignments: [Int: HorizontalAlignment] = [:]
        for cell in cells {
            let column = cell.columns.lowerBound
            if let alignment = cell.alignment, alignments[column] == nil { alignments[column] = alignment }
        }
        if alignments.isEmpty { return }
        rows = rows.map { row in
            let cells = row.cells?.map { cell in
                Cell(node: cell.node, columns: cell.columns, alignment: alignments[cell.columns.lowerBound])
            }
            return Row(node: row.node, cells: cells, alignment: row.alignment)
        }
    }

    private mutating func measure(_ idealWidth: (Node) -> Int) {
        let count = cells.map(\.columns.upperBound).max() ?? 0
        ideal = Array(repeating: 0, count: count)
        flexible = Array(repeating: false, count: count)
        // A view across several columns makes the last of them wider, if they are too narrow for it.
        for cell in cells.sorted(by: { $0.columns.count < $1.columns.count }) {
            let missing = idealWidth(cell.node) - width(of: cell.columns, in: ideal)
            let last = cell.columns.upperBound - 1
            if missing > 0 { ideal[last] += missing }
            if cell.node.isFlexible { flexible[last] = true }
        }
    }

    private func width(of columns: Range<Int>, in widths: [Int]) -> Int {
        widths[columns].reduce(0, +) + spacing * max(0, columns.count - 1)
    }

    var idealWidth: Int { width(of: 0..<ideal.count, in: ideal) }

    /// The widths of the columns where so much is available.
    func widths(for available: Int) -> [Int] {
        TextBlock.columnWidths(
            ideal: ideal, flexible: flexible, minimum: ideal.map { min($0, 1) }, available: available,
            spacing: spacing)
    }
}
