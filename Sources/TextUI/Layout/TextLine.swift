/// One line of terminal cells.
///
/// It never holds a line break or anything that could act on a terminal: what comes in is made harmless.
struct TextLine: Sendable, Equatable {
    /// The characters without their styles.
    private(set) var plain = ""
    /// The width in cells; kept, so that it is counted once.
    private(set) var width = 0
    /// The styles in order. Empty while no part has one, which is the usual case.
    private(set) var styles: [StyledLength] = []

    /// A style, and the number of UTF-8 bytes that it covers.
    struct StyledLength: Sendable, Equatable {
        var style: TextStyle
        var bytes: Int
    }

    init(_ text: String = "", style: TextStyle = []) {
        let clean = text.sanitized
        self.init(clean: clean.utf8.contains(0x0A) ? String(clean.map { $0 == "\n" ? " " : $0 }) : clean, style: style)
    }

    init(runs: [TextRun]) {
        for run in runs { append(TextLine(run.text, style: run.style)) }
    }

    /// A line of a text that is sanitized already and has no line break.
    init(clean text: String, style: TextStyle = []) {
        plain = text
        width = text.cellWidth
        if !style.isEmpty && !text.isEmpty { styles = [StyledLength(style: style, bytes: text.utf8.count)] }
    }

    /// A line whose width is known.
    init(clean text: String, width: Int, styles: [StyledLength]) {
        plain = text
        self.width = width
        if styles.contains(where: { !$0.style.isEmpty }) { self.styles = styles }
    }

    /// True if each byte is a character of one cell; a character beyond ASCII has more bytes than cells.
    var isASCII: Bool { plain.utf8.count == width }

    var runs: [TextRun] {
        if plain.isEmpty { return [] }
        if styles.isEmpty { return [TextRun(text: plain, style: [])] }
        var start = plain.startIndex
        return styles.map { part in
            let end = plain.utf8.index(start, offsetBy: part.bytes)
            defer { start = end }
            return TextRun(text: String(plain[start..<end]), style: part.style)
        }
    }

    /// The line with ANSI sequences for its styles, and none where there is no style.
    func ansi() -> String {
        styles.isEmpty ? plain : runs.map { $0.style.ansi($0.text) }.joined()
    }

    // MARK: Joining

    static func + (left: TextLine, right: TextLine) -> TextLine {
        var line = left
        line.append(right)
        return line
    }

    mutating func append(_ other: TextLine) {
        if plain.isEmpty {
            self = other
            return
        }
        if other.plain.isEmpty { return }
        appendStyles(of: other)
        width += other.width + growth(joining: other)
        plain += other.plain
    }

    mutating func append(blanks count: Int) {
        if count > 0 { append(.blanks(count)) }
    }

    static func blanks(_ count: Int) -> TextLine {
        let count = max(0, count)
        return TextLine(clean: String(repeating: " ", count: count), width: count, styles: [])
    }

    private mutating func appendStyles(of other: TextLine) {
        if styles.isEmpty && other.styles.isEmpty { return }
        if styles.isEmpty { styles = [StyledLength(style: [], bytes: plain.utf8.count)] }
        var added = other.styles[...]
        if added.isEmpty { added = [StyledLength(style: [], bytes: other.plain.utf8.count)] }
        if let first = added.first, first.style == styles[styles.count - 1].style {
            styles[styles.count - 1].bytes += first.bytes
            added = added.dropFirst()
        }
        styles += added
    }

    /// The cells that joining adds or saves: where emoji meet, two characters can become one.
    private func growth(joining other: TextLine) -> Int {
        guard let first = other.plain.unicodeScalars.first, first.joinsOntoEmoji, let last = plain.last else {
            return 0
        }
        return (String(last) + other.plain).cellWidth - last.cellWidth - other.width
    }

    func padded(to target: Int, alignment: LineAlignment = .leading) -> TextLine {
        guard width < target else { return self }
        let before = alignment.offset(free: target - width)
        var line = TextLine.blanks(before)
        line.append(self)
        line.append(blanks: target - width - before)
        return line
    }
}
