extension String {
    /// The text with everything that could act on a terminal made visible.
    ///
    /// Control characters become pictures (`␛`), direction marks and other invisible controls their code
    /// (`<U+202E>`), a tab four blanks, every kind of line end one `\n`. More than eight marks on one letter are
    /// dropped. Clean ASCII comes back as it is.
    var sanitized: String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return self }
        var clean = String.UnicodeScalarView()
        var marks = 0
        var wasCR = false
        for scalar in unicodeScalars {
            let isMark = scalar.isMark
            marks = isMark ? marks + 1 : 0
            switch scalar.value {
            case 0x0A:
                if !wasCR { clean.append("\n") }
            case 0x0D, 0x85, 0x2028, 0x2029: clean.append("\n")
            case 0x09: clean.append(contentsOf: "    ".unicodeScalars)
            case 0..<0x20: clean.append(Unicode.Scalar(0x2400 + scalar.value)!)
            case 0x7F: clean.append("\u{2421}")
            case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFFF9...0xFFFB:
                clean.append(contentsOf: scalar.code.unicodeScalars)
            case 0xAD, 0xFEFF: break
            default: if !isMark || marks <= 8 { clean.append(scalar) }
            }
            wasCR = scalar.value == 0x0D
        }
        return String(clean)
    }
}

extension Unicode.Scalar {
    fileprivate var isMark: Bool {
        guard value >= 0x300 else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// `<U+202E>`
    fileprivate var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
