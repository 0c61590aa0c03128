import TextUI

/// A part of a line that stands at a column of its own.
///
/// In a terminal each character has its cells. In a picture the fonts decide, so a line is cut where another font may
/// begin, and each part is put at its column and given its width.
struct Run: Equatable {
    let text: String
    /// In cells.
    let column: Int
    let width: Int
    /// A line of dashes, which is drawn and not written.
    let isRule: Bool

    /// The parts of a line, without the blanks at their ends.
    static func runs(of line: String, from start: Int = 0) -> [Run] {
        var pieces: [Piece] = []
        var column = start
        for character in line {
            let cells = character.cellWidth
            defer { column += cells }
            if character == " " {
                // One blank can stand within letters; two part them.
                guard let last = pieces.indices.last else { continue }
                if pieces[last].takesBlank { pieces[last].add(" ", cells: 1) } else { pieces[last].isClosed = true }
                continue
            }
            let font = Font(character, cells: cells)
            if let last = pieces.indices.last, pieces[last].takes(font) {
                pieces[last].add(character, cells: cells)
            } else {
                pieces.append(Piece(font: font, text: String(character), column: column, width: cells))
            }
        }
        return pieces.map { piece in
            let text = String(piece.text.dropLast(piece.blanks))
            let isRule = piece.width > 1 && text.allSatisfy { $0 == "─" }
            return Run(text: text, column: piece.column, width: piece.width - piece.blanks, isRule: isRule)
        }
    }

    private struct Piece {
        let font: Font
        var text: String
        let column: Int
        var width: Int
        var isClosed = false

        var blanks: Int { text.hasSuffix(" ") ? 1 : 0 }

        var takesBlank: Bool { font == .letters && !isClosed && blanks == 0 }

        func takes(_ other: Font) -> Bool {
            guard !isClosed else { return false }
            return other == .mark || other == font && font != .emoji
        }

        mutating func add(_ character: Character, cells: Int) {
            text.append(character)
            width += cells
        }
    }

    /// What characters have to be alike in to share a part.
    private enum Font {
        /// Letters and punctuation that each monospaced font has.
        case letters
        case symbols, wide, emoji
        /// Without cells of its own.
        case mark

        init(_ character: Character, cells: Int) {
            let first = character.unicodeScalars.first!
            let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
            switch (cells, first.value) {
            case (0, _): self = .mark
            case (2..., _): self = isEmoji ? .emoji : .wide
            case (_, ..<0x530), (_, 0x2010...0x205E): self = .letters
            default: self = .symbols
            }
        }
    }
}
