/// How text looks where the terminal can show it.
struct TextStyle: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let bold = TextStyle(rawValue: 1)
    static let italic = TextStyle(rawValue: 2)
    static let underline = TextStyle(rawValue: 4)
    static let strikethrough = TextStyle(rawValue: 8)
    static let dim = TextStyle(rawValue: 16)

    /// The text between the ANSI sequences that switch the style on and off again.
    func ansi(_ text: String) -> String {
        var codes: [String] = []
        if contains(.bold) { codes.append("1") }
        if contains(.dim) { codes.append("2") }
        if contains(.italic) { codes.append("3") }
        if contains(.underline) { codes.append("4") }
        if contains(.strikethrough) { codes.append("9") }
        return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}

/// A piece of text in one style.
struct TextRun: Sendable, Equatable {
    var text: String
    var style: TextStyle
}
