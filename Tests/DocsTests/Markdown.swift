import Foundation

/// A fenced block of a Markdown file.
struct FencedBlock {
    let file: String
    /// The line of the opening fence, from 1.
    let line: Int
    let language: String
    let text: String
}

/// The project's files, found from this one.
enum Project {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// The paths of the files below a folder that end so.
    static func files(below folder: String, ending: String) -> [String] {
        let base = root.appendingPathComponent(folder)
        let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(ending) && !$0.contains(".build") }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The Markdown that people read: the README, the chapters and the READMEs of the samples.
    static var markdown: [String] {
        ["README.md"] + files(below: "Docs", ending: ".md") + files(below: "Samples", ending: ".md")
    }

    static func blocks(in path: String) throws -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var open: (line: Int, language: String, text: [String])?
        for (index, line) in try text(path).components(separatedBy: "\n").enumerated() {
            if let current = open {
                if line == "```" {
                    blocks.append(
                        FencedBlock(
                            file: path, line: current.line, language: current.language,
                            text: current.text.map { $0 + "\n" }.joined()))
                    open = nil
                } else {
                    open?.text.append(line)
                }
            } else if line.hasPrefix("```") {
                open = (index + 1, String(line.dropFirst(3)), [])
            }
        }
        return blocks
    }
}
