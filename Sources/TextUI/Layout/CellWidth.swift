extension String {
    /// The number of terminal cells that the text takes on one line.
    ///
    /// Wide East Asian characters and emoji take two, also when they are sequences such as families and flags. Marks
    /// and control characters take none. Where Unicode leaves the width open ("ambiguous"), it is one.
    package var cellWidth: Int {
        isPrintableASCII ? utf8.count : CellCounter.count(unicodeScalars)
    }

    /// True if each byte is a character of one cell.
    var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPrintableASCII) }
            ?? utf8.allSatisfy(\.isPrintableASCII)
    }
}

extension Character {
    /// The number of terminal cells that the character takes.
    package var cellWidth: Int {
        CellCounter.count(unicodeScalars)
    }
}

extension UInt8 {
    var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }
}

/// Counts cells scalar by scalar.
///
/// A text is as wide as its scalars are, but for emoji: one that is joined to the one before by U+200D takes no cell
/// of its own, nor does a skin tone, and a narrow one grows to two cells by U+FE0F.
private struct CellCounter {
    private(set) var cells = 0
    /// The character so far is an emoji, so that U+200D can join another one to it.
    private var isEmoji = false
    private var isJoined = false
    private var canWiden = false
    private var canTakeSkinTone = false

    static func count(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
        var counter = CellCounter()
        for scalar in scalars { counter.add(scalar) }
        return counter.cells
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        if scalar.value == 0x200D {
            // What follows at once is joined, or nothing is: not even behind a second one.
            isJoined = isEmoji
            isEmoji = false
            return
        }
        let isJoined = isJoined
        self.isJoined = false
        let width = scalar.cellWidth
        if scalar.value == 0xFE0F || scalar.isSkinTone && canTakeSkinTone {
            if canWiden { cells += 1 }
            canWiden = false
            canTakeSkinTone = false
        } else if width == 0 {
            isEmoji = isEmoji && scalar.properties.isGraphemeExtend
            canWiden = false
            canTakeSkinTone = false
        } else {
            isEmoji = scalar.isPictograph
            let takesNoCell = isJoined && isEmoji
            if !takesNoCell { cells += width }
            canWiden = width == 1 && !takesNoCell && (isEmoji || scalar.isKeycapBase)
            canTakeSkinTone = isEmoji
        }
    }
}

extension Unicode.Scalar {
    /// The cells of the scalar alone.
    fileprivate var cellWidth: Int {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD: 0
        case 0..<0x300: 1
        case 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
        case 0x1F1E6...0x1F1FF: 1  // A flag is two of these.
        default: isZeroWidth ? 0 : properties.isEmojiPresentation || isWide ? 2 : 1
        }
    }

    fileprivate var isZeroWidth: Bool {
        switch value {
        // The vowels and finals of a Hangul syllable stand in the cells of its first consonant.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
        case 0x115F: return false
        // Format characters that lay out what is around them. Others, such as the Arabic number sign, have ink.
        case 0xFFF9...0xFFFB, 0x13430...0x1343F: return true
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }

    /// East Asian Width W or F of Unicode 17, without the emoji; unassigned gaps are closed.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
            0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE6B, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// U+1F3FB to U+1F3FF.
    var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

    /// An emoji that stands for itself: no digit, no skin tone, no half of a flag.
    var isPictograph: Bool {
        switch value {
        case 0xA9, 0xAE: true
        case 0..<0x203C, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
        default: properties.isEmoji
        }
    }

    fileprivate var isKeycapBase: Bool { value == 0x23 || value == 0x2A || (0x30...0x39).contains(value) }

    /// True if the width of a text can change by what stands before this, its first scalar.
    var joinsOntoEmoji: Bool {
        value == 0x200D || isPictograph || isSkinTone || value >= 0x300 && properties.isGraphemeExtend
    }
}
