/// A rectangle of text, and where the numbers of controls stand in it.
///
/// No line is wider than the block; one that is narrower ends early, so that nothing is padded for nothing.
struct TextBlock: Sendable, Equatable {
    var lines: [TextLine]
    var width: Int
    var controls: [PlacedControl]
    /// The texts that had to be wrapped, each on one line: what a person looks for must not depend on the width.
    var wrapped: [PlacedText] = []

    var height: Int { lines.count }

    static let empty = TextBlock(lines: [], width: 0, controls: [])

    /// The block in at least `width` cells. It moves as a whole: its lines stay as they stand to each other.
    func padded(width target: Int, alignment: LineAlignment) -> TextBlock {
        guard width < target else { return self }
        var block = indented(by: alignment.offset(free: target - width))
        block.width = target
        return block
    }

    func indented(by cells: Int) -> TextBlock {
        guard cells > 0 else { return self }
        var block = TextBlock(lines: lines, width: width + cells, controls: [])
        let blanks = TextLine.blanks(cells)
        for index in lines.indices where !lines[index].plain.isEmpty { block.lines[index] = blanks + lines[index] }
        block.takePlaces(of: self, x: cells, y: 0)
        return block
    }

    /// The block behind a prefix; further lines hang under the first.
    func prefixed(_ prefix: TextLine) -> TextBlock {
        var block = indented(by: prefix.width)
        if block.lines.isEmpty { block.lines = [prefix] } else { block.lines[0] = prefix + lines[0] }
        for (index, text) in wrapped.enumerated() where text.x == 0 && text.y == 0 {
            block.wrapped[index] = PlacedText(text: prefix.plain + text.text, x: 0, y: 0)
        }
        return block
    }

    /// Nothing wider than the frame.
    func clipped(to target: Int) -> TextBlock {
        let target = max(1, target)
        guard width > target else { return self }
        var block = self
        block.width = target
        for index in lines.indices where lines[index].width > target {
            block.lines[index] = lines[index].cells(from: 0, count: target)
        }
        return block
    }

    /// Adds the places that another block has, moved to where it stands in this one.
    mutating func takePlaces(of other: TextBlock, x: Int, y: Int) {
        for control in other.controls {
            controls.append(PlacedControl(id: control.id, x: control.x + x, y: control.y + y))
        }
        for text in other.wrapped { wrapped.append(PlacedText(text: text.text, x: text.x + x, y: text.y + y)) }
    }
}
