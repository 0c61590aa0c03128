extension TextBlock {
    /// The width that runs take when nothing is wrapped.
    static func idealWidth(_ runs: [TextRun], symbols: TextSymbols = .unicode) -> Int {
        if runs.count == 1 && runs[0].text.isPrintableASCII { return runs[0].text.utf8.count }
        return paragraphs(runs, symbols).reduce(0) { max($0, $1.width) }
    }

    /// A text without a style, wrapped, on as many lines as it takes.
    static func plain(_ text: String, width: Int, symbols: TextSymbols = .unicode) -> TextBlock {
        self.text(
            [TextRun(text: text, style: [])], width: width, lineLimit: nil, alignment: .leading, symbols: symbols)
    }

    /// The width that a text without a style takes when it is not wrapped.
    static func idealWidth(_ text: String) -> Int { idealWidth([TextRun(text: text, style: [])]) }

    /// Runs as lines of at most `width` cells, wrapped on words.
    ///
    /// - Parameter lineLimit: if more lines are needed, the last one ends in an ellipsis. `nil` and 0 are no limit.
    static func text(
        _ runs: [TextRun], width: Int, lineLimit: Int?, alignment: LineAlignment, symbols: TextSymbols = .unicode
    ) -> TextBlock {
        let width = max(1, width)
        if runs.count == 1, runs[0].text.isPrintableASCII, runs[0].text.utf8.count <= width {
            let line = TextLine(clean: runs[0].text, style: runs[0].style)
            return TextBlock(lines: [line], width: line.width, controls: [])
        }
        var block = TextBlock.empty
        var room = if let lineLimit, lineLimit > 0 { lineLimit } else { Int.max }
        let paragraphs = paragraphs(runs, symbols)
        for (index, paragraph) in paragraphs.enumerated() where room > 0 {
            let isLast = index == paragraphs.count - 1
            block.append(paragraph, width: width, room: &room, isLast: isLast, symbols: symbols)
        }
        block.width = block.lines.reduce(0) { max($0, $1.width) }
        return alignment == .leading ? block : block.aligned(alignment)
    }

    /// The lines of the source text, made harmless.
    private static func paragraphs(_ runs: [TextRun], _ symbols: TextSymbols) -> [TextLine] {
        var sanitizer = Sanitizer(isASCII: symbols.isASCII)
        var paragraphs = [TextLine()]
        for run in runs {
            let text = sanitizer.clean(run.text)
            if !text.utf8.contains(0x0A) {
                paragraphs[paragraphs.count - 1].append(TextLine(clean: text, style: run.style))
                continue
            }
            for (index, part) in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
                if index > 0 { paragraphs.append(TextLine()) }
                let line = TextLine(clean: String(Substring(part)), style: run.style)
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        return paragraphs
    }

    /// Adds a paragraph, wrapped if it has to be, and cut if there is no room for all of it.
    private mutating func append(
        _ paragraph: TextLine, width: Int, room: inout Int, isLast: Bool, symbols: TextSymbols
    ) {
        if paragraph.width <= width && (isLast || room > 1) {
            lines.append(paragraph)
            room -= 1
            return
        }
        let breaker = paragraph.broken(to: width)
        if breaker.isTooNarrow {
            let fitting = paragraph.replacingCharacters(widerThan: width)
            append(fitting, width: width, room: &room, isLast: isLast, symbols: symbols)
            return
        }
        var pieces = breaker.pieces
        let isCut = pieces.count > room || pieces.count == room && !isLast
        if isCut { pieces.removeSubrange(room...) }
        var added = paragraph.cut(into: pieces)
        var unwrapped = paragraph.plain
        if isCut, let last = added.popLast(), let piece = pieces.last {
            let end = last.ended(in: symbols.ellipsis, within: width)
            unwrapped = String(unwrapped.utf8.prefix(piece.bytes.lowerBound))! + end.plain
            added.append(end)
        }
        if added.count > 1 { wrapped.append(PlacedText(text: unwrapped, x: 0, y: lines.count)) }
        lines += added
        room -= added.count
    }

    /// The block with each line moved to its place.
    private func aligned(_ alignment: LineAlignment) -> TextBlock {
        var block = self
        for (y, line) in lines.enumerated() where line.width < width {
            block.lines[y] = TextLine.blanks(alignment.offset(free: width - line.width)) + line
        }
        for (index, text) in wrapped.enumerated() {
            block.wrapped[index].x = alignment.offset(free: width - lines[text.y].width)
        }
        return block
    }
}

extension TextLine {
    /// Finds the parts that fit into lines of `width` cells.
    fileprivate func broken(to width: Int) -> LineBreaker {
        var breaker = LineBreaker(limit: width)
        if isASCII {
            for byte in plain.utf8 { breaker.add(bytes: 1, cells: 1, isBlank: byte == 0x20) }
        } else {
            for character in plain {
                breaker.add(bytes: character.utf8.count, cells: character.cellWidth, isBlank: character == " ")
            }
        }
        breaker.finish()
        return breaker
    }
}
