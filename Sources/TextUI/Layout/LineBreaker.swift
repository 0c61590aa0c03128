/// Finds where a line must be wrapped, fed with one character after the other.
///
/// A line breaks at blanks, which are dropped there; a word that is wider than the line is cut. Blanks at the very
/// beginning stay as an indentation, if the first word has room behind them.
struct LineBreaker {
    private(set) var pieces: [TextLine.Piece] = []
    /// A character has no room even in a line of its own.
    private(set) var isTooNarrow = false
    private let limit: Int
    /// Where the line that is being filled begins, in bytes, and the cells that it has.
    private var start = 0
    private var used = 0
    /// Where the next character begins.
    private var position = 0
    private var isInBlanks = true
    /// The line as it is if it ends before the last blanks, and where the next one begins then.
    private var wholeWords: TextLine.Piece?
    private var word = (start: 0, cellsBefore: 0)

    init(limit: Int) { self.limit = limit }

    mutating func add(bytes: Int, cells: Int, isBlank: Bool) {
        if isBlank {
            if !isInBlanks { wholeWords = filled }
            isInBlanks = true
        } else {
            if isInBlanks { word = (position, used) }
            isInBlanks = false
            if used + cells > limit { makeRoom(for: cells) }
        }
        if cells > limit { isTooNarrow = true }
        used += cells
        position += bytes
    }

    mutating func finish() {
        if !isInBlanks {
            pieces.append(filled)
        } else {
            pieces.append(wholeWords ?? TextLine.Piece(bytes: 0..<0, width: 0))
        }
    }

    private var filled: TextLine.Piece { TextLine.Piece(bytes: start..<position, width: used) }

    private mutating func makeRoom(for cells: Int) {
        if let wholeWords { pieces.append(wholeWords) }
        wholeWords = nil
        if word.start > start {
            start = word.start
            used -= word.cellsBefore
        }
        if used + cells > limit, position > start {
            pieces.append(filled)
            start = position
            used = 0
        }
    }
}
