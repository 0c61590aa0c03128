/// A failed expectation in words: what is, and what should be. Other messages stay as they are.
enum Expectation {
    /// The lines for a message such as `Expectation failed: (viewModel.cups → 0) == 2`.
    static func lines(for message: String) -> [String] {
        let text = message.replacing(#/^Expectation failed: /#, with: "")
        if let match = text.wholeMatch(of: /(?s)\((.+?) → (.*?)\) == (.+)/) {
            return comparison(of: String(match.1), String(match.2), with: value(of: String(match.3)))
        }
        if let match = text.wholeMatch(of: /\(([^()]+?) → [^()]*\)(\.\w+) → (true|false)/) {
            return ["\(match.1)\(match.2) is \(match.3), and should be \(match.3 == "true" ? "false" : "true")"]
        }
        return text.components(separatedBy: "\n")
    }

    /// The value of `(expression → value)`, or of a literal.
    private static func value(of side: String) -> String {
        side.wholeMatch(of: /(?s)\(.+? → (.*)\)/).map { String($0.1) } ?? side
    }

    private static func comparison(of expression: String, _ value: String, with expected: String) -> [String] {
        guard value.contains("\n") || expected.contains("\n") else {
            return ["\(expression) is \(value), and should be \(expected)"]
        }
        return ["\(expression) is"] + screen(value) + ["and should be"] + screen(expected)
    }

    /// A text of several lines, without its quotation marks.
    private static func screen(_ text: String) -> [String] {
        let isQuoted = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
        return (isQuoted ? String(text.dropFirst().dropLast()) : text).components(separatedBy: "\n").map { "    " + $0 }
    }
}
