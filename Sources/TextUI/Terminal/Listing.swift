/// Words as a sentence lists them.
enum Listing {
    /// `a, b or c`; of many only the first, then `or 5 more`.
    static func or(_ words: [String]) -> String { join(words, by: "or") }

    /// `a, b and c`; of many only the first, then `and 5 more`.
    static func and(_ words: [String]) -> String { join(words, by: "and") }

    private static let most = 10

    private static func join(_ words: [String], by conjunction: String) -> String {
        var shown = words
        if words.count > most { shown = words.prefix(most) + ["\(words.count - most) more"] }
        guard shown.count > 1, let last = shown.popLast() else { return shown.first ?? "" }
        return "\(shown.joined(separator: ", ")) \(conjunction) \(last)"
    }
}
