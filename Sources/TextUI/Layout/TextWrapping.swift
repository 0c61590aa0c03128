extension TextBlock {
    /// The width that runs take when nothing is wrapped.
    static func idealWidth(_ runs: [TextRun]) -> Int {
        if runs.count == 1 { return widest(runs[0].text.sanitized) }
        return widest(runs.map(\.text).joined().sanitized)
    }

    private static func widest(_ text: String) -> Int {
        if !text.utf8.contains(0x0A) { return text.cellWidth }
        return text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { max($0, String($1).cellWidth) }
    }

    /// Runs as lines of at most `width` cells, wrapped on words; a word wider than a line is cut by cells.
    static func text(
        _ runs: [TextRun], width: Int, lineLimit: Int?, alignment: LineAlignment, symbols: TextSymbols = .unicode
    ) -> TextBlock {
        let width = max(1, width)
        var block = TextBlock.empty
        for paragraph in paragraphs(runs) {
            let line = TextLine(runs: paragraph)
            if line.width <= width {
                block.lines.append(line)
                continue
            }
            block.lines += wrapped(line, width: width)
            block.unwrapped.append(line.plain)
        }
        if let limit = lineLimit, limit >= 1, block.lines.count > limit {
            let cut = block.lines[limit - 1] + TextLine(symbols.ellipsis)
            block.lines.removeSubrange(limit...)
            block.lines[limit - 1] = cut.width <= width ? cut : cut.truncated(to: width, ellipsis: symbols.ellipsis)
        }
        block.width = block.lines.reduce(0) { max($0, $1.width) }
        return alignment == .leading ? block : block.padded(width: block.width, alignment: alignment)
    }

    /// The runs of each line of the source text, made harmless.
    private static func paragraphs(_ runs: [TextRun]) -> [[TextRun]] {
        var paragraphs: [[TextRun]] = [[]]
        for run in runs {
            let text = run.text.sanitized
            if !text.utf8.contains(0x0A) {
                paragraphs[paragraphs.count - 1].append(TextRun(text: text, style: run.style))
                continue
            }
            for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { paragraphs.append([]) }
                paragraphs[paragraphs.count - 1].append(TextRun(text: String(part), style: run.style))
            }
        }
        return paragraphs
    }

    private struct Cell {
        let character: Character
        let width: Int
        let style: TextStyle
    }

    private static func wrapped(_ line: TextLine, width: Int) -> [TextLine] {
        let cells = line.runs.flatMap { run in
            run.text.map { character in
                let cells = character.cellWidth
                // A wide character finds no room at all in a line of one cell.
                return cells > width
                    ? Cell(character: "?", width: 1, style: run.style)
                    : Cell(character: character, width: cells, style: run.style)
            }
        }
        var lines: [TextLine] = []
        var start = 0
        while start < cells.count {
            var end = start
            var used = 0
            var lastBlank: Int?
            while end < cells.count, used + cells[end].width <= width {
                if cells[end].character == " " { lastBlank = end }
                used += cells[end].width
                end += 1
            }
            var next = end
            if end < cells.count {
                if cells[end].character == " " {
                    next = end
                } else if let blank = lastBlank, cells[start..<blank].contains(where: { $0.character != " " }) {
                    end = blank
                    next = blank
                }
                while next < cells.count, cells[next].character == " " { next += 1 }
            }
            lines.append(self.line(cells[start..<end]))
            start = max(next, start + 1)
        }
        return lines
    }

    private static func line(_ cells: ArraySlice<Cell>) -> TextLine {
        var runs: [TextRun] = []
        for cell in cells {
            if let last = runs.indices.last, runs[last].style == cell.style {
                runs[last].text.append(cell.character)
            } else {
                runs.append(TextRun(text: String(cell.character), style: cell.style))
            }
        }
        return TextLine(runs: runs)
    }
}
