extension TextBlock {
    /// The block with another one in front: its cells that are not blank cover those below.
    func overlaid(by front: TextBlock, horizontal: LineAlignment, vertical: VerticalPlacement) -> TextBlock {
        let width = max(width, front.width)
        let height = max(height, front.height)
        var result = self.padded(width: width, alignment: horizontal)
        let gap = height - self.height
        let top = vertical == .top ? 0 : vertical == .center ? gap / 2 : gap
        result.lines = Array(repeating: TextLine(), count: top) + result.lines
        result.lines += Array(repeating: TextLine(), count: height - result.lines.count)
        result.controls = result.controls.map { PlacedControl(id: $0.id, x: $0.x, y: $0.y + top) }

        let free = height - front.height
        let y = vertical == .top ? 0 : vertical == .center ? free / 2 : free
        let space = width - front.width
        let x = horizontal == .leading ? 0 : horizontal == .center ? space / 2 : space
        for (offset, line) in front.lines.enumerated() {
            result.lines[y + offset] = result.lines[y + offset].covered(by: line, at: x)
        }
        result.controls += front.controls.map { PlacedControl(id: $0.id, x: $0.x + x, y: $0.y + y) }
        result.unwrapped += front.unwrapped
        result.width = width
        return result
    }
}

extension TextLine {
    /// The line with the words of another one over it, from `start` on.
    fileprivate func covered(by front: TextLine, at start: Int) -> TextLine {
        let end = start + front.width
        let below = padded(to: end)
        var line = below.cells(from: 0, count: start)
        var position = 0
        for run in front.runs {
            for character in run.text {
                let cells = character.cellWidth
                if character == " " {
                    line.append(below.cells(from: start + position, count: cells))
                } else {
                    line.append(TextLine(String(character), style: run.style))
                }
                position += cells
            }
        }
        line.append(below.cells(from: end, count: max(0, below.width - end)))
        return line
    }
}
