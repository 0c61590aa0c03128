/// A document: its lines, and the fenced blocks in it.
struct MarkdownFile {
    let path: String
    let lines: [String]
    let blocks: [FencedBlock]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        blocks = Self.blocks(in: lines, of: path)
    }

    private static func blocks(in lines: [String], of path: String) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var opening: Int?
        for (index, line) in lines.enumerated() {
            if let start = opening {
                guard line == "```" else { continue }
                blocks.append(
                    FencedBlock(
                        file: path, line: start + 1, info: String(lines[start].dropFirst(3)),
                        lines: Array(lines[(start + 1)..<index])))
                opening = nil
            } else if line.hasPrefix("```") {
                opening = index
            }
        }
        return blocks
    }

    /// The lines outside the blocks, with their numbers. What stands in backticks is blanked: it is no Markdown.
    var prose: [(line: Int, text: String)] {
        let fenced = Set(blocks.flatMap { $0.line...($0.line + $0.lines.count + 1) })
        return lines.enumerated().filter { !fenced.contains($0.offset + 1) }.map { index, line in
            (index + 1, line.replacing(/`[^`]*`/) { String(repeating: "x", count: $0.0.count) })
        }
    }

    /// What stands in backticks outside the blocks.
    var inlineCode: [(line: Int, text: String)] {
        let proseLines = Set(prose.map(\.line))
        return lines.enumerated().filter { proseLines.contains($0.offset + 1) }.flatMap { index, line in
            line.matches(of: /`([^`]+)`/).map { (index + 1, String($0.1)) }
        }
    }

    /// The paragraph right before a block.
    func paragraph(before block: FencedBlock) -> String {
        let above = lines[..<(block.line - 1)].reversed().drop { $0.isEmpty }.prefix { !$0.isEmpty }
        return above.reversed().joined(separator: " ")
    }

    /// The text with other lines in some of the blocks.
    func replacing(_ replacements: [(block: FencedBlock, lines: [String])]) -> String {
        var lines = lines
        for (block, new) in replacements.sorted(by: { $0.block.line > $1.block.line }) {
            lines.replaceSubrange(block.line..<(block.line + block.lines.count), with: new)
        }
        return lines.joined(separator: "\n")
    }
}
