@testable import TextUI

/// What holds for each frame, whatever it shows.
enum FrameRules {
    static func check(_ frame: Frame, width: Int) throws(Finding) {
        for line in frame.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(line)
            if line.cellWidth > width {
                throw Finding("\(line.cellWidth) cells in a width of \(width): \(codes(line))")
            }
            if line.hasSuffix(" ") { throw Finding("a line ends in blanks: \(codes(line))") }
        }
        for text in [frame.text, frame.unwrappedText] { try checkHarmless(text) }
        try checkHarmless(withoutStyles(frame.styledText))
        if trimmed(withoutStyles(frame.styledText)) != trimmed(frame.text) {
            throw Finding("with styles another text: \(codes(frame.styledText)) and \(codes(frame.text))")
        }
        if frame.controls.map(\.number) != Array(1..<frame.controls.count + 1) {
            throw Finding("the controls have the numbers \(frame.controls.map(\.number))")
        }
        if Set(frame.controls.map(\.id)).count != frame.controls.count { throw Finding("two controls are one") }
        if let nameless = frame.controls.first(where: { $0.label.isEmpty }) {
            throw Finding("the control \(nameless.number) has no label")
        }
        let numbers = Set(frame.controls.map(\.number))
        if let row = frame.swipeRows.first(where: { !numbers.contains($0.number) }) {
            throw Finding("a row to swipe has the number \(row.number), which no control has")
        }
    }

    /// A text in which nothing can act on a terminal but line ends.
    static func checkHarmless(_ text: String) throws(Finding) {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return }
        for scalar in text.unicodeScalars where scalar != "\n" && isHarmful(scalar) {
            throw Finding("U+\(String(scalar.value, radix: 16)) in \(codes(text))")
        }
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: scalar.properties.generalCategory == .control
        }
    }

    /// The text without the sequences that set a style, such as `ESC [ 1 ; 2 m`. Any other sequence stays.
    private static func withoutStyles(_ text: String) -> String {
        let parts = text.utf8.split(separator: 0x1B, omittingEmptySubsequences: false)
        return String(decoding: parts[0], as: UTF8.self)
            + parts.dropFirst().map { part in
                let codes = part.dropFirst().prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
                let isStyle =
                    part.first == UInt8(ascii: "[") && part.dropFirst(codes.count + 1).first == UInt8(ascii: "m")
                return isStyle
                    ? String(decoding: part.dropFirst(codes.count + 2), as: UTF8.self)
                    : "\u{1B}" + String(decoding: part, as: UTF8.self)
            }.joined()
    }

    private static func trimmed(_ text: String) -> [String] {
        text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            String(decoding: line.dropLast(line.reversed().prefix { $0 == 0x20 }.count), as: UTF8.self)
        }
    }

    private static func codes(_ text: String) -> String { text.prefix(400).debugDescription }
}
