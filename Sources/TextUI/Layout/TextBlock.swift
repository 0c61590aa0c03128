/// A rectangle of text, and where the numbers of controls stand in it.
struct TextBlock: Sendable {
    var lines: [TextLine]
    var width: Int
    var controls: [PlacedControl]
    /// The texts that had to be wrapped, each on one line: what a person looks for must not depend on the width.
    var unwrapped: [String] = []

    var height: Int { lines.count }

    static let empty = TextBlock(lines: [], width: 0, controls: [])

    /// The text of the block with wraps undone, for searching.
    func unwrappedText() -> String {
        (lines.map(\.plain) + unwrapped).joined(separator: "\n")
    }

    /// Blocks one under the other, aligned within the widest.
    static func stackedVertically(_ blocks: [TextBlock], spacing: Int = 0, alignment: LineAlignment = .leading)
        -> TextBlock
    {
        if blocks.count == 1 { return blocks[0] }
        let width = blocks.reduce(0) { max($0, $1.width) }
        var stacked = TextBlock.empty
        stacked.width = width
        stacked.lines.reserveCapacity(blocks.reduce(0) { $0 + $1.height })
        for block in blocks where block.height > 0 {
            if !stacked.lines.isEmpty { for _ in 0..<max(0, spacing) { stacked.lines.append(TextLine()) } }
            let block = alignment == .leading ? block : block.padded(width: width, alignment: alignment)
            let top = stacked.lines.count
            stacked.controls += block.controls.map { PlacedControl(id: $0.id, x: $0.x, y: $0.y + top) }
            stacked.lines += block.lines
            stacked.unwrapped += block.unwrapped
        }
        return stacked
    }

    /// Blocks side by side. Each keeps its width, so that columns hold.
    static func beside(_ blocks: [TextBlock], spacing: Int, alignment: VerticalPlacement = .top) -> TextBlock {
        let height = blocks.reduce(0) { max($0, $1.height) }
        var row = TextBlock.empty
        row.lines = Array(repeating: TextLine(), count: height)
        for (index, block) in blocks.enumerated() {
            let left = row.width + (index > 0 ? spacing : 0)
            let top =
                switch alignment {
                case .top: 0
                case .center: (height - block.height) / 2
                case .bottom: height - block.height
                }
            for (offset, line) in block.lines.enumerated() {
                let blanks = left - row.lines[top + offset].width
                row.lines[top + offset].append(blanks: blanks)
                row.lines[top + offset].append(line)
            }
            row.controls += block.controls.map { PlacedControl(id: $0.id, x: $0.x + left, y: $0.y + top) }
            row.unwrapped += block.unwrapped
            row.width = left + block.width
        }
        return row
    }

    /// The block in at least `width` cells.
    func padded(width target: Int, alignment: LineAlignment) -> TextBlock {
        guard width < target || alignment != .leading else { return self }
        var block = self
        block.width = max(width, target)
        guard alignment != .leading else { return block }
        var shifts: [Int] = []
        for index in block.lines.indices {
            let missing = block.width - block.lines[index].width
            let shift = alignment == .center ? missing / 2 : missing
            shifts.append(max(0, shift))
            block.lines[index] = block.lines[index].padded(to: block.lines[index].width + max(0, shift), alignment: .trailing)
        }
        block.controls = controls.map { PlacedControl(id: $0.id, x: $0.x + shifts[$0.y], y: $0.y) }
        return block
    }

    func indented(by cells: Int) -> TextBlock {
        prefixed(TextLine(String(repeating: " ", count: cells)))
    }

    /// The block behind a prefix; further lines hang under the first.
    func prefixed(_ prefix: TextLine) -> TextBlock {
        var block = self
        var blanks = TextLine()
        blanks.append(blanks: prefix.width)
        if block.lines.isEmpty { block.lines = [TextLine()] }
        for index in block.lines.indices {
            block.lines[index] = (index == 0 ? prefix : blanks) + block.lines[index]
        }
        block.width += prefix.width
        block.controls = controls.map { PlacedControl(id: $0.id, x: $0.x + prefix.width, y: $0.y) }
        if let first = block.unwrapped.first { block.unwrapped[0] = prefix.plain + first }
        return block
    }

    /// Nothing wider than the frame.
    func clipped(to target: Int) -> TextBlock {
        guard width > target || lines.contains(where: { $0.width > target }) else { return self }
        var block = self
        for index in block.lines.indices { block.lines[index] = block.lines[index].truncated(to: target) }
        block.width = min(width, target)
        return block
    }
}

/// Where the number of a control stands: the cell and the line of a block.
struct PlacedControl: Sendable, Equatable {
    /// The node of the control.
    var id: Int
    var x: Int
    var y: Int
}
