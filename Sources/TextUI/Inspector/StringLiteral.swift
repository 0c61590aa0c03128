/// A text as Swift code writes it: in quotes, on one line, with nothing in it that cannot be seen.
///
/// | what | becomes |
/// |---|---|
/// | a quote, a backslash | `\"`, `\\` |
/// | line feed, carriage return, tab, null | `\n`, `\r`, `\t`, `\0` |
/// | other control characters, what turns the direction of writing | `\u{1B}`, `\u{202E}` |
/// | what has no ink: U+200B, U+FEFF, a joiner outside of an emoji | `\u{200B}` |
/// | a blank other than the plain one | `\u{A0}` |
/// | a mark without a letter | `\u{0301}` |
///
/// So two texts that differ read differently. A character that has more scalars than any emoji shows the further ones
/// as codes. What is long ends in `…`.
enum StringLiteral {
    private static let longest = 40
    private static let mostScalars = 10

    static func of(_ text: String) -> String {
        let start = text.utf8.prefix(longest + 1)
        if start.allSatisfy(\.isPlain) {
            return start.count > longest ? "\"\(text.prefix(longest))…\"" : "\"\(text)\""
        }
        var literal = ""
        var room = longest
        var endsInLetter = false
        for character in text {
            let piece = piece(for: character, &endsInLetter)
            room -= piece.count
            if room < 0 { return "\"\(literal)…\"" }
            literal += piece
        }
        return "\"\(literal)\""
    }

    /// - Parameter endsInLetter: true if a mark may follow what is written so far.
    private static func piece(for character: Character, _ endsInLetter: inout Bool) -> String {
        let scalars = Array(character.unicodeScalars.prefix(mostScalars + longest))
        var piece = ""
        for (place, scalar) in scalars.enumerated() {
            let isShown =
                place < mostScalars && (endsInLetter || !scalar.isMark) && isVisible(scalar, at: place, scalars)
            if isShown { piece.unicodeScalars.append(scalar) } else { piece += scalar.escape }
            endsInLetter = isShown
        }
        return piece
    }

    /// True if the scalar has ink, or is a part of an emoji.
    private static func isVisible(_ scalar: Unicode.Scalar, at place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        guard scalar.isFormOfEmoji else { return scalar.hasInk }
        guard place > 0 else { return false }
        if scalar.isTag { return scalars[0] == "\u{1F3F4}" }
        let next = place + 1 < scalars.count ? scalars[place + 1] : " "
        let before = scalars[place - 1]
        if scalar == "\u{200D}" {
            return next.isPictograph && (before.isPictograph || before.isFormOfEmoji || before.isSkinTone)
        }
        // The selector of the colourful form changes nothing where that is the form anyway.
        return before.properties.isEmoji && !before.properties.isEmojiPresentation
            && (before.isPictograph || next == "\u{20E3}")
    }
}

extension UInt8 {
    /// Printable ASCII that needs no escape.
    fileprivate var isPlain: Bool { isPrintableASCII && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}

extension Unicode.Scalar {
    /// Joiner, selector of the colourful form, tag: seen only in what they make of an emoji.
    fileprivate var isFormOfEmoji: Bool { value == 0x200D || value == 0xFE0F || isTag }

    fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

    /// Sits on the character before it.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// False for what is blank, hidden or acts on a terminal, and for what ends or escapes a literal.
    fileprivate var hasInk: Bool {
        switch value {
        case 0x20: return true
        case 0x22, 0x5C: return false
        case 0x2800, 0xFFF9...0xFFFB, 0x13430...0x1343F: return false
        default: break
        }
        switch properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
        default: return !properties.isDefaultIgnorableCodePoint && !properties.isBidiControl
        }
    }

    fileprivate var escape: String {
        switch self {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\0": return "\\0"
        default:
            let digits = String(value, radix: 16, uppercase: true)
            let width = digits.count > 2 ? 4 : 2
            return "\\u{" + String(repeating: "0", count: max(0, width - digits.count)) + digits + "}"
        }
    }
}
