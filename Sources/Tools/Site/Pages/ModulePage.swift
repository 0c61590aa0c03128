import Foundation

/// The first page of a module: its own text, the way to the chapters, and its types by the folders of its sources.
struct ModulePage {
    let text: String

    /// - Parameters:
    ///   - text: the page in the module's catalog.
    ///   - graph: the symbol graph of the module.
    ///   - chapters: where the chapters are. They are built after the modules, so docc knows no name of theirs yet.
    init(of module: String, text: String, graph: Data, chapters: String) throws {
        let symbols = try JSONDecoder().decode(Graph.self, from: graph).symbols
        var types: [String: Set<String>] = [:]
        for symbol in symbols where symbol.pathComponents.count == 1 && symbol.isType {
            guard let folder = symbol.folder(in: module) else { continue }
            types[folder, default: []].insert(symbol.pathComponents[0])
        }
        let groups = types.sorted { $0.key < $1.key }.map { folder, names in
            "### \(folder)\n\n" + names.sorted().map { "- ``\($0)``\n" }.joined()
        }
        let way = "When to use it, and when not to, is told in the [chapters](\(chapters)).\n"
        let topics = groups.isEmpty ? "" : "\n## Topics\n\n\(groups.joined(separator: "\n"))"
        self.text = "\(text)\n\(way)\(topics)"
    }

    private struct Graph: Decodable {
        let symbols: [Symbol]
    }

    private struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Location: Decodable { let uri: String }

        let kind: Kind
        let pathComponents: [String]
        let location: Location?

        var isType: Bool {
            ["struct", "class", "enum", "protocol", "actor", "typealias"].contains { kind.identifier == "swift.\($0)" }
        }

        /// `Controls`, if it is declared in a file of `Sources/TextUI/Controls`.
        func folder(in module: String) -> String? {
            guard let parts = location?.uri.components(separatedBy: "/Sources/\(module)/"), parts.count == 2 else {
                return nil
            }
            let path = parts[1].split(separator: "/")
            return path.count > 1 ? String(path[0]) : nil
        }
    }
}
