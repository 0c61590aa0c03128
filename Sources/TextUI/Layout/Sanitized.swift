extension String {
    /// The text with everything that could act on a terminal made visible or taken out.
    ///
    /// | what | becomes |
    /// |---|---|
    /// | line feed, CR LF, CR, line and paragraph separator | one line feed |
    /// | tab | four blanks |
    /// | any other control character, DEL | its picture: `␛` |
    /// | C1 control characters, marks that turn the direction of writing | the code: `<U+202E>` |
    /// | other invisible characters: U+200B, U+FEFF, U+00AD, tags outside flags … | nothing |
    /// | a mark without a letter | the mark on `◌` |
    /// | more than eight marks and joiners in one character | eight |
    ///
    /// What writing needs stays: U+200C and U+200D, and what chooses between forms of a character. Clean ASCII comes
    /// back as it is.
    var sanitized: String { sanitized(for: .unicode) }

    /// The same; for a terminal without Unicode a control character becomes `^[` and the like.
    func sanitized(for symbols: TextSymbols) -> String {
        var sanitizer = Sanitizer(isASCII: symbols.isASCII)
        return sanitizer.clean(self)
    }
}

/// Cleans texts that follow each other on one line, as the runs of a text do.
struct Sanitizer {
    let isASCII: Bool
    private var hasBase = false
    private var extenders = 0
    private var previous: Unicode.Scalar = "\n"

    init(isASCII: Bool) { self.isASCII = isASCII }

    mutating func clean(_ text: String) -> String {
        guard let last = text.unicodeScalars.last else { return text }
        if previous != "\r" && (text.isHarmlessASCII || text.unicodeScalars.allSatisfy(\.isHarmless)) {
            follow(last)
            return text
        }
        var clean = ""
        for scalar in text.unicodeScalars { add(scalar, to: &clean) }
        return clean
    }

    private mutating func add(_ scalar: Unicode.Scalar, to clean: inout String) {
        switch scalar.value {
        case 0x0A where previous == "\r": break
        case 0x0A, 0x0D, 0x2028, 0x2029: clean += "\n"
        case 0x09: clean += "    "
        case 0..<0x20, 0x7F: clean += picture(of: scalar)
        case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: clean += scalar.code
        default:
            if !scalar.isHarmless {
                if scalar.extendsCharacter { extend(by: scalar, &clean) }
                return
            }
            clean.unicodeScalars.append(scalar)
        }
        follow(scalar)
    }

    /// Notes what later scalars stand behind.
    private mutating func follow(_ scalar: Unicode.Scalar) {
        hasBase = !scalar.isLineBreak
        if previous != "\u{200D}" { extenders = 0 }
        previous = scalar
    }

    private mutating func extend(by scalar: Unicode.Scalar, _ clean: inout String) {
        if scalar.isTag && !(previous == "\u{1F3F4}" || previous.isTag) { return }
        if !hasBase {
            if scalar.properties.isDefaultIgnorableCodePoint { return }
            if !scalar.isSkinTone { clean += "◌" }
            hasBase = true
        }
        extenders += 1
        if extenders > 8 { return }
        clean.unicodeScalars.append(scalar)
        previous = scalar
    }

    /// `␛`, or `^[` where there is only ASCII.
    private func picture(of control: Unicode.Scalar) -> String {
        let code = control.value
        if isASCII { return "^" + String(Character(Unicode.Scalar(UInt8(code) ^ 0x40))) }
        return String(Character(Unicode.Scalar(code == 0x7F ? 0x2421 : 0x2400 + code)!))
    }
}

extension String {
    /// True for printable ASCII and line feeds.
    fileprivate var isHarmlessASCII: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0.isPrintableASCII || $0 == 0x0A } }
            ?? utf8.allSatisfy { $0.isPrintableASCII || $0 == 0x0A }
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A, 0x0D, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Stays as it is wherever it stands.
    fileprivate var isHarmless: Bool {
        switch value {
        case 0x0A, 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true
        case 0..<0x300, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
        case 0x2010..<0x2060, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: !extendsCharacter && !isHidden
        }
    }

    fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

    /// Marks, joiners and what else adds to the character before it.
    fileprivate var extendsCharacter: Bool {
        if value < 0x300 { return false }
        if value == 0x200D || isSkinTone || isTag { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return value == 0x200C
        }
    }

    /// Takes no room and has no ink. The fillers of Hangul syllables have a use.
    fileprivate var isHidden: Bool {
        switch value {
        case 0x115F, 0x1160: false
        case 0xFFF9...0xFFFB: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }

    /// `<U+202E>`
    fileprivate var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
