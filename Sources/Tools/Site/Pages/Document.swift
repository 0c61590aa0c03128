/// A Markdown file, split into prose and fenced blocks.
struct Document {
    enum Part: Equatable {
        case prose(String)
        case block(info: String, lines: [String])
    }

    let path: String
    let parts: [Part]

    init(path: String, text: String) {
        self.path = path
        var parts: [Part] = []
        var lines: [String] = []
        var info: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let opening = info {
                if line == "```" {
                    parts.append(.block(info: opening, lines: lines))
                    (info, lines) = (nil, [])
                } else {
                    lines.append(line)
                }
            } else if line.hasPrefix("```") {
                parts.append(.prose(lines.joined(separator: "\n")))
                (info, lines) = (String(line.dropFirst(3)), [])
            } else {
                lines.append(line)
            }
        }
        parts.append(.prose(lines.joined(separator: "\n")))
        self.parts = parts
    }

    /// The lines outside the blocks.
    private var proseLines: [Substring] {
        parts.flatMap { part in
            if case .prose(let text) = part { text.split(separator: "\n") } else { [Substring]() }
        }
    }

    /// The first heading, or the path if there is none.
    var title: String {
        proseLines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? path
    }

    /// The headings by the anchors that code hosts give them: lower case, hyphens for spaces, no punctuation.
    var headings: [String: String] {
        var counts: [String: Int] = [:]
        var headings: [String: String] = [:]
        for line in proseLines where line.hasPrefix("#") {
            let heading = String(line.drop { $0 == "#" }.dropFirst())
            let slug = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacing(" ", with: "-")
            headings[counts[slug].map { "\(slug)-\($0)" } ?? slug] = heading
            counts[slug, default: 0] += 1
        }
        return headings
    }
}
