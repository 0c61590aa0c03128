/// How text looks where the terminal can show it.
struct TextStyle: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    static let bold = TextStyle(rawValue: 1)
    static let italic = TextStyle(rawValue: 2)
    static let underline = TextStyle(rawValue: 4)
    static let strikethrough = TextStyle(rawValue: 8)
    static let dim = TextStyle(rawValue: 16)

    /// The codes of the ANSI sequence that switches the style on.
    fileprivate var codes: [Int] {
        var codes: [Int] = []
        if contains(.bold) { codes.append(1) }
        if contains(.dim) { codes.append(2) }
        if contains(.italic) { codes.append(3) }
        if contains(.underline) { codes.append(4) }
        if contains(.strikethrough) { codes.append(9) }
        return codes
    }
}

/// A piece of text in one style.
struct TextRun: Sendable, Equatable {
    var text: String
    var style: TextStyle
}

/// How a line stands in a wider place.
enum LineAlignment: Sendable {
    case leading, center, trailing
}

/// How a block stands in a higher place.
enum VerticalPlacement: Sendable {
    case top, center, bottom
}

/// One line of terminal cells.
struct TextLine: Sendable, Equatable {
    private(set) var runs: [TextRun] = []
    /// The width in cells; kept, so that it is counted once.
    private(set) var width = 0

    init(_ text: String = "", style: TextStyle = []) {
        append(TextRun(text: text, style: style), width: text.cellWidth)
    }

    init(runs: [TextRun]) {
        for run in runs { append(run, width: run.text.cellWidth) }
    }

    private mutating func append(_ run: TextRun, width added: Int) {
        guard !run.text.isEmpty else { return }
        if let last = runs.indices.last, runs[last].style == run.style {
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
        width += added
    }

    var plain: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// The line with ANSI sequences for its styles.
    func ansi() -> String {
        runs.map { run in
            let codes = run.style.codes
            if codes.isEmpty { return run.text }
            return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(run.text)\u{1B}[0m"
        }.joined()
    }

    static func + (left: TextLine, right: TextLine) -> TextLine {
        var line = left
        line.append(right)
        return line
    }

    mutating func append(_ other: TextLine) {
        if runs.isEmpty {
            self = other
            return
        }
        for run in other.runs { append(run, width: 0) }
        width += other.width
    }

    mutating func append(blanks count: Int) {
        if count > 0 { append(TextRun(text: String(repeating: " ", count: count), style: []), width: count) }
    }

    func padded(to target: Int, alignment: LineAlignment = .leading) -> TextLine {
        guard width < target else { return self }
        let missing = target - width
        let before =
            switch alignment {
            case .leading: 0
            case .center: missing / 2
            case .trailing: missing
            }
        var line = TextLine()
        line.append(blanks: before)
        line.append(self)
        line.append(blanks: missing - before)
        return line
    }

    /// The cells from `start` on, `count` at most. Half of a wide character is a blank.
    func cells(from start: Int, count: Int) -> TextLine {
        guard start > 0 || count < width else { return self }
        var line = TextLine()
        var position = 0
        for run in runs {
            for character in run.text {
                let cells = character.cellWidth
                let range = position..<position + cells
                position += cells
                if range.upperBound <= start && cells > 0 || range.lowerBound >= start + count { continue }
                if range.lowerBound < start || range.upperBound > start + count {
                    line.append(blanks: range.clamped(to: start..<start + count).count)
                } else {
                    line.append(TextRun(text: String(character), style: run.style), width: cells)
                }
            }
        }
        return line
    }

    func truncated(to target: Int, ellipsis: String = "") -> TextLine {
        guard width > target else { return self }
        let mark = TextLine(ellipsis)
        if mark.width >= target { return cells(from: 0, count: target) }
        return cells(from: 0, count: target - mark.width) + mark
    }
}
