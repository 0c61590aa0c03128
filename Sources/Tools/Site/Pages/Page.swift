/// A document as docc gets it.
struct Page {
    let name: String
    let text: String
    let targets: PageLinks.Targets

    /// The page of a document.
    ///
    /// - Parameters:
    ///   - links: knows the document.
    ///   - addition: what only the site has, at the end.
    init(links: PageLinks, addition: String = "") throws {
        let document = links.document
        var targets = PageLinks.Targets()
        var text = ""
        for (index, part) in document.parts.enumerated() {
            switch part {
            case .prose(let prose):
                let prose = index == 0 ? Self.opening(of: prose, in: document) : prose
                text += try links.rewritten(prose, noting: &targets) + "\n"
            case .block(let info, let lines):
                let words = info.split(separator: " ", maxSplits: 1).map(String.init)
                text += "```\(words.first ?? "")\n\(lines.joined(separator: "\n"))\n```\n"
                if let caption = Self.caption(words, in: links.project) {
                    targets.sources.insert(caption.path)
                    text += "\n\(caption.text)\n"
                }
            }
        }
        name = PageName.page(document.path)
        self.text = text + addition
        self.targets = targets
    }

    /// The page of a source: its text.
    init(source path: String, text source: String) {
        name = PageName.page(path)
        let language = path.hasSuffix(".swift") ? "swift" : ""
        let file = path.split(separator: "/").last.map(String.init) ?? path
        // One backtick more than any in the file, so that none of them ends the block.
        let longest = source.matches(of: /`+/).map { $0.0.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        text = """
            # \(file)

            `\(path)`

            \(fence)\(language)
            \(source.hasSuffix("\n") ? String(source.dropLast()) : source)
            \(fence)

            """
        targets = PageLinks.Targets()
    }

    /// The first prose: what a chapter teaches becomes the line below its title.
    private static func opening(of prose: String, in document: Document) -> String {
        var lines = prose.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let first = lines.firstIndex(where: { $0.hasPrefix("- You will learn: ") }) {
            let after = lines[(first + 1)...].firstIndex { !$0.hasPrefix("  ") } ?? lines.endIndex
            let words = lines[first].dropFirst("- You will learn: ".count)
            lines[first] = words.prefix(1).uppercased() + words.dropFirst()
            lines.insert("", at: after)
        }
        if let title = lines.firstIndex(where: { $0.hasPrefix("# ") }), let directive = directive(for: document) {
            lines.insert(contentsOf: ["", "@Metadata {", "    \(directive)", "}"], at: title + 1)
        }
        return lines.joined(separator: "\n")
    }

    /// What docc is told of a page: its number, or that it is the root of all.
    private static func directive(for document: Document) -> String? {
        let name = PageName.page(document.path)
        if name == PageName.root { return "@TechnologyRoot" }
        return name.prefixMatch(of: /(\d\d)-/).map { "@TitleHeading(\"Chapter \(Int($0.1)!)\")" }
    }

    /// Where the code of a block stands, as the info string says.
    private static func caption(_ words: [String], in project: Project) -> (text: String, path: String)? {
        guard words.count > 1, words[0] == "swift" else { return nil }
        let path = String(words[1].prefix { $0 != "#" })
        guard path.hasSuffix(".swift"), project.exists(path) else { return nil }
        return ("@Small {\n    [\(path)](doc:\(PageName.page(path)))\n}", path)
    }
}
