/// What a session printed.
struct Transcript {
    private let lines: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The session came to the end of its input: the last prompt got no line.
    var hasReadAll: Bool { lines.suffix(2) == [Self.prompt, ""] || lines.last == Self.prompt }

    /// The frame that was drawn last, its header first.
    var lastFrame: [String]? {
        guard let header = lines.lastIndex(where: Self.isHeader) else { return nil }
        let rest = lines[header...]
        return Array(rest[..<end(of: rest)])
    }

    /// What was told after the last line that was typed.
    var lastAnswer: [String]? {
        guard let typed = lines.lastIndex(where: { $0.hasPrefix(Self.prompt) && $0 != Self.prompt }) else { return nil }
        let rest = lines[(typed + 1)...]
        return Array(rest[..<end(of: rest)])
    }

    /// `── Counter ────`, also where the title takes the whole line.
    private static func isHeader(_ line: String) -> Bool {
        line.wholeMatch(of: /── \S.*? ─*|── \S.*[^─]/) != nil
    }

    /// Where an empty line and the prompt follow, or what is told of work that goes on.
    private func end(of block: ArraySlice<String>) -> Int {
        block.indices.first { index in
            guard lines[index].isEmpty, lines.indices.contains(index + 1) else { return false }
            return lines[index + 1].hasPrefix(Self.prompt) || lines[index + 1].hasPrefix("still working: ")
        } ?? block.endIndex
    }

    private static let prompt = "> "
}
