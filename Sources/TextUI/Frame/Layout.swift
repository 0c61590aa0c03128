/// Draws mounted views as blocks of text. One layout serves one frame.
///
/// A node is drawn once, into the width that its container gives it; how wide it would like to be is asked before and
/// remembered. No body runs here.
@MainActor final class Layout {
    let symbols: TextSymbols

    /// The numbers of the controls, by node id: those of the pass before, or else in the order in which they are met.
    private(set) var numbers: [Int: Int]
    /// The controls in the order in which they are met.
    private(set) var met: [Node] = []
    private var idealWidths: [Int: Int] = [:]
    private var spokenLabels: [Int: String] = [:]

    init(symbols: TextSymbols, numbers: [Int: Int] = [:]) {
        self.symbols = symbols
        self.numbers = numbers
    }

    func idealWidth(_ node: Node) -> Int {
        if let known = idealWidths[node.id] { return known }
        let width = node.idealWidth(self)
        idealWidths[node.id] = width
        return width
    }

    /// The text of a control, asked for when it is drawn and when the frame names it.
    func spokenLabel(_ node: Node) -> String {
        if let known = spokenLabels[node.id] { return known }
        let label = node.spokenLabel
        spokenLabels[node.id] = label
        return label
    }

    /// The width that nodes one under the other would like.
    func idealWidth(of nodes: [Node]) -> Int {
        nodes.reduce(0) { max($0, idealWidth($1)) }
    }

    func block(_ node: Node, width: Int) -> TextBlock {
        node.block(self, width: max(1, width))
    }

    /// Draws a node that may be a block or pass blocks on.
    func draw(_ node: Node, width: Int) -> TextBlock {
        node.isBlock ? block(node, width: width) : column(of: node, width: width)
    }

    /// Draws blocks one under the other.
    func stack(_ nodes: [Node], width: Int, alignment: LineAlignment = .leading) -> TextBlock {
        if nodes.count == 1 { return block(nodes[0], width: width) }
        return .stackedVertically(nodes.map { block($0, width: width) }, spacing: 0, alignment: alignment)
    }

    /// Draws the blocks that a node passes on, one under the other, as they begin at the left edge.
    ///
    /// A `ForEach` keeps its column, so that a change elsewhere does not draw its rows again. With controls in it, it does
    /// not: their numbers may change, and what a field shows is read while it is drawn.
    func column(of node: Node, width: Int) -> TextBlock {
        if let drawn = node.drawn, drawn.width == width, drawn.textChanges == node.scope.textChanges {
            return drawn.column
        }
        let controls = met.count
        // No `map`: its closure would be asked for each row whether it runs on the main actor.
        var parts: [TextBlock] = []
        for part in node.columnParts() { parts.append(draw(part, width: width)) }
        let column = TextBlock.stackedVertically(parts, spacing: 0, alignment: .leading)
        if node.keepsDrawing, met.count == controls {
            node.graph.keepsDrawings = true
            node.drawn = DrawnColumn(column: column, width: width, textChanges: node.scope.textChanges)
        }
        return column
    }

    /// Draws blocks side by side; those that do not fit share the width.
    func row(_ nodes: [Node], width: Int, spacing: Int, alignment: VerticalPlacement = .top) -> TextBlock {
        if nodes.count == 1 { return block(nodes[0], width: width) }
        let ideal = nodes.map { idealWidth($0) }
        let widths = TextBlock.columnWidths(
            ideal: ideal,
            flexible: nodes.map(\.isFlexible),
            minimum: nodes.map { $0.isFlexible ? 0 : 1 },
            available: width, spacing: spacing)
        // Columns too narrow to read are no columns: what does not fit goes on to the next line.
        if zip(ideal, widths).contains(where: { $1 < min($0, narrowestColumn) }) {
            let lines = lines(of: nodes, ideal: ideal, width: width, spacing: spacing)
            if lines.count > 1 {
                return .stackedVertically(
                    lines.map { row($0, width: width, spacing: spacing, alignment: alignment) }, spacing: 0,
                    alignment: .leading)
            }
        }
        let blocks = zip(nodes, widths).map { node, width in
            block(node, width: width).padded(width: width, alignment: .leading)
        }
        return .beside(blocks, spacing: spacing, alignment: alignment)
    }

    private var narrowestColumn: Int { 12 }

    /// Shares the views of a row that is too long among several lines.
    private func lines(of nodes: [Node], ideal: [Int], width: Int, spacing: Int) -> [[Node]] {
        var lines: [[Node]] = []
        var used = 0
        for (node, ideal) in zip(nodes, ideal) where !node.isFlexible {
            if !lines.isEmpty, used + spacing + ideal <= width {
                lines[lines.count - 1].append(node)
                used += spacing + ideal
            } else {
                lines.append([node])
                used = ideal
            }
        }
        return lines
    }

    /// Draws a control: its number, then what it shows.
    func control(_ node: Node, width: Int, content: (Int) -> TextBlock) -> TextBlock {
        met.append(node)
        let prefix = prefix(of: node)
        var block = content(max(1, width - prefix.width)).prefixed(prefix)
        block.controls.insert(PlacedControl(id: node.id, x: 0, y: 0), at: 0)
        return block
    }

    /// Draws a control that consists of its label. One without a text shows its kind, so that it can be seen and named.
    func labelledControl(_ node: Node, width: Int) -> TextBlock {
        control(node, width: width) { width in
            spokenLabel(node).isEmpty
                ? .plain(node.kindName, width: width, symbols: symbols) : stack(node.blocks(), width: width)
        }
    }

    func controlWidth(_ node: Node, content: Int) -> Int {
        prefix(of: node).width + content
    }

    private func prefix(of node: Node) -> TextLine {
        let number = numbers[node.id] ?? numbers.count + 1
        numbers[node.id] = number
        return TextLine(node.scope.values.isEnabled ? "[\(number)] " : "[\(number) off] ")
    }
}

extension Node {
    /// The blocks that the node passes on to its container, in order.
    func blocks() -> [Node] { parts { $0.isBlock } }

    /// The nodes below that draw a part of the column of the node: blocks, and views that keep what they have drawn.
    func columnParts() -> [Node] { parts { $0.isBlock || $0.keepsDrawing } }

    private func parts(_ isPart: (Node) -> Bool) -> [Node] {
        var found: [Node] = []
        var stack: [Node] = []
        func visit(_ node: Node) {
            for child in node.children.reversed() where child.role == .content && !child.isHidden {
                stack.append(child)
            }
        }
        visit(self)
        while let node = stack.popLast() {
            if isPart(node) { found.append(node) } else { visit(node) }
        }
        return found
    }

    /// The node itself if it is a block, else the blocks that it passes on.
    var asBlocks: [Node] { isBlock ? [self] : blocks() }

    /// The blocks of one part, such as a section's header.
    func blocks(of part: Int) -> [Node] {
        children.filter { $0.role == .part(part) }.flatMap(\.asBlocks)
    }

    /// True for a spacer, which takes what the others leave.
    var isFlexible: Bool { viewType == Spacer.self || (anyView as? any FlexibleWidth)?.takesAllWidth == true }
}

/// A view that takes the whole width it can get, such as one in `.frame(maxWidth: .infinity)`.
@MainActor protocol FlexibleWidth {
    var takesAllWidth: Bool { get }
}
