extension String {
    /// The number of terminal cells that the text takes on one line.
    var cellWidth: Int {
        var isASCII = true
        let count = utf8.withContiguousStorageIfAvailable { bytes in
            isASCII = bytes.allSatisfy { $0 < 0x80 }
            return bytes.count
        }
        if let count, isASCII { return count }
        return reduce(0) { $0 + $1.cellWidth }
    }
}

extension Character {
    /// The number of terminal cells: 2 for wide East Asian characters and emoji, 0 for a lone mark, else 1.
    var cellWidth: Int {
        let scalars = unicodeScalars
        let first = scalars[scalars.startIndex]
        if first.value < 0x300 && scalars.count == 1 { return 1 }
        if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }), first.properties.isEmoji { return 2 }
        return scalars.reduce(0) { max($0, $1.cellWidth) }
    }
}

extension Unicode.Scalar {
    /// The cells of the scalar alone.
    var cellWidth: Int {
        if value < 0x300 { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // The vowels and finals of a Hangul syllable stand in the cells of its first consonant.
        if (0x1160...0x11FF).contains(value) { return 0 }
        return properties.isEmojiPresentation || isWide ? 2 : 1
    }

    /// East Asian Width W or F, by block.
    private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
