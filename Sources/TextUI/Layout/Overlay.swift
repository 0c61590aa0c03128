extension TextBlock {
    /// The block with another one in front: its cells that are not blank cover those below.
    func overlaid(by front: TextBlock, horizontal: LineAlignment, vertical: VerticalPlacement) -> TextBlock {
        let width = max(width, front.width)
        let height = max(height, front.height)
        let below = indented(by: horizontal.offset(free: width - self.width))
        let top = vertical.offset(free: height - self.height)
        var result = TextBlock(lines: Array(repeating: TextLine(), count: height), width: width, controls: [])
        result.lines.replaceSubrange(top..<top + self.height, with: below.lines)
        result.takePlaces(of: below, x: 0, y: top)

        let x = horizontal.offset(free: width - front.width)
        let y = vertical.offset(free: height - front.height)
        for (offset, line) in front.lines.enumerated() {
            result.lines[y + offset] = result.lines[y + offset].covered(by: line, at: x)
        }
        result.takePlaces(of: front, x: x, y: y)
        return result
    }
}

extension TextLine {
    /// The line with the words of another one over it, from `start` on.
    fileprivate func covered(by front: TextLine, at start: Int) -> TextLine {
        let front = front.withoutTrailingBlanks()
        if front.plain.isEmpty { return self }
        let below = padded(to: start)
        var line = below.cells(from: 0, count: start)
        var position = 0
        for stretch in front.stretches() {
            if stretch.isBlank {
                let shown = below.cells(from: start + position, count: stretch.width)
                line.append(shown.padded(to: stretch.width))
            } else {
                line.append(front.cells(from: position, count: stretch.width))
            }
            position += stretch.width
        }
        line.append(below.dropFirst(cells: start + position))
        return line
    }

    /// The widths of words and of the blanks between them, in turn.
    private func stretches() -> [(isBlank: Bool, width: Int)] {
        var stretches: [(isBlank: Bool, width: Int)] = []
        for character in plain {
            let isBlank = character == " "
            if stretches.last?.isBlank != isBlank { stretches.append((isBlank, 0)) }
            stretches[stretches.count - 1].width += character.cellWidth
        }
        return stretches
    }
}
