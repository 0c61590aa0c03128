/// Makes text of any origin safe to print on one line of a terminal.
enum VisibleText {
    private static let longest = 60

    /// The text on one line, so that no escape sequence reaches the terminal.
    static func of(_ text: String) -> String {
        text.sanitized.replacing("\n", with: " ")
    }

    /// The text in quotes for a complaint, cut if it is long.
    static func quoted(_ text: String) -> String { "\"\(cut(text))\"" }

    /// The text on one line, cut if it is long.
    static func cut(_ text: String) -> String {
        let visible = of(String(text.prefix(longest + 1)))
        return visible.count > longest ? "\(visible.prefix(longest))..." : visible
    }
}
