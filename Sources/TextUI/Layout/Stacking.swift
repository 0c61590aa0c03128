extension TextBlock {
    /// Blocks one under the other, aligned within the widest. A block without lines leaves no gap.
    static func stackedVertically(
        _ blocks: [TextBlock], spacing: Int = 0, alignment: LineAlignment = .leading
    ) -> TextBlock {
        if blocks.count == 1 { return blocks[0] }
        var stack = TextBlock.empty
        stack.width = blocks.reduce(0) { max($0, $1.width) }
        stack.lines.reserveCapacity(blocks.reduce(0) { $0 + $1.height })
        for block in blocks where block.height > 0 {
            if stack.height > 0 { for _ in 0..<max(0, spacing) { stack.lines.append(TextLine()) } }
            let x = alignment.offset(free: stack.width - block.width)
            stack.takePlaces(of: block, x: x, y: stack.height)
            stack.lines += block.indented(by: x).lines
        }
        return stack
    }

    /// Blocks side by side. Each keeps its width, so that columns hold.
    static func beside(_ blocks: [TextBlock], spacing: Int, alignment: VerticalPlacement = .top) -> TextBlock {
        if blocks.count == 1 { return blocks[0] }
        let height = blocks.reduce(0) { max($0, $1.height) }
        var row = TextBlock.empty
        row.lines = Array(repeating: TextLine(), count: height)
        for (index, block) in blocks.enumerated() {
            let x = row.width + (index > 0 ? max(0, spacing) : 0)
            let y = alignment.offset(free: height - block.height)
            for (offset, line) in block.lines.enumerated() where !line.plain.isEmpty {
                row.lines[y + offset].append(blanks: x - row.lines[y + offset].width)
                row.lines[y + offset].append(line)
            }
            row.takePlaces(of: block, x: x, y: y)
            row.width = x + block.width
        }
        return row
    }
}
