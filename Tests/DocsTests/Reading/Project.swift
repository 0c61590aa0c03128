import Foundation

/// The project's files, found from this one.
enum Project {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

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
    static let documents = ["README.md"] + files(below: "Docs", ending: ".md") + files(below: "Samples", ending: ".md")

    static func document(_ path: String) throws -> MarkdownFile {
        MarkdownFile(path: path, text: try text(path))
    }
}
