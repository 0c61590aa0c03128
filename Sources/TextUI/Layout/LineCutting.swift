extension TextLine {
    /// A part of a line, in UTF-8 bytes and in cells.
    struct Piece: Equatable {
        var bytes: Range<Int>
        var width: Int
    }

    /// The parts of the line, in rising order.
    func cut(into pieces: [Piece]) -> [TextLine] {
        var first = 0
        var start = 0
        return pieces.map { piece in
            while first < styles.count, start + styles[first].bytes <= piece.bytes.lowerBound {
                start += styles[first].bytes
                first += 1
            }
            var kept: [StyledLength] = []
            var index = first
            var position = start
            while index < styles.count, position < piece.bytes.upperBound {
                let end = position + styles[index].bytes
                let bytes = min(end, piece.bytes.upperBound) - max(position, piece.bytes.lowerBound)
                kept.append(StyledLength(style: styles[index].style, bytes: bytes))
                position = end
                index += 1
            }
            let lower = plain.utf8.index(plain.startIndex, offsetBy: piece.bytes.lowerBound)
            let upper = plain.utf8.index(lower, offsetBy: piece.bytes.count)
            return TextLine(clean: String(plain[lower..<upper]), width: piece.width, styles: kept)
        }
    }

    /// The cells from `start` on, `count` at most. Half of a wide character is a blank.
    func cells(from start: Int, count: Int) -> TextLine {
        let start = max(0, start)
        let end = min(width, start + max(0, count))
        guard start < end else { return TextLine() }
        if start == 0 && end == width { return self }
        if isASCII { return cut(into: [Piece(bytes: start..<end, width: end - start)])[0] }

        var position = 0
        var offset = 0
        var kept: Piece?
        var blanksBefore = 0
        var blanksAfter = 0
        for character in plain {
            let cells = position..<position + character.cellWidth
            let bytes = offset..<offset + character.utf8.count
            position = cells.upperBound
            offset = bytes.upperBound
            if cells.lowerBound >= end { break }
            if cells.lowerBound < start {
                blanksBefore = max(0, min(cells.upperBound, end) - start)
            } else if cells.upperBound > end {
                blanksAfter = end - cells.lowerBound
            } else {
                kept = Piece(
                    bytes: (kept?.bytes.lowerBound ?? bytes.lowerBound)..<bytes.upperBound,
                    width: (kept?.width ?? 0) + cells.count)
            }
        }
        var line = TextLine.blanks(blanksBefore)
        if let kept { line.append(cut(into: [kept])[0]) }
        line.append(blanks: blanksAfter)
        return line
    }

    func dropFirst(cells count: Int) -> TextLine {
        cells(from: count, count: width)
    }

    /// The line in at most `target` cells, and in exactly as many if it was cut.
    func truncated(to target: Int, ellipsis: Bool, symbols: TextSymbols = .unicode) -> TextLine {
        let target = max(1, target)
        guard width > target else { return self }
        return ellipsis ? ended(in: symbols.ellipsis, within: target) : cells(from: 0, count: target)
    }

    /// The line with a mark behind its last word, cut so that both fit.
    func ended(in mark: String, within target: Int) -> TextLine {
        var mark = TextLine(mark)
        if mark.width > target { return cells(from: 0, count: target) }
        let kept = cells(from: 0, count: target - mark.width).withoutTrailingBlanks()
        if let style = kept.styles.last?.style { mark = TextLine(mark.plain, style: style) }
        return kept + mark
    }

    func withoutTrailingBlanks() -> TextLine {
        let blanks = plain.utf8.reversed().prefix { $0 == 0x20 }.count
        if blanks == 0 { return self }
        return cut(into: [Piece(bytes: 0..<plain.utf8.count - blanks, width: width - blanks)])[0]
    }

    /// The line with a question mark in place of each character that has no room in a whole line.
    func replacingCharacters(widerThan limit: Int) -> TextLine {
        var line = TextLine()
        var kept = Piece(bytes: 0..<0, width: 0)
        for character in plain {
            let end = kept.bytes.upperBound + character.utf8.count
            if character.cellWidth <= limit {
                kept = Piece(bytes: kept.bytes.lowerBound..<end, width: kept.width + character.cellWidth)
            } else {
                line.append(cut(into: [kept])[0])
                line.append(TextLine("?"))
                kept = Piece(bytes: end..<end, width: 0)
            }
        }
        line.append(cut(into: [kept])[0])
        return line
    }
}
