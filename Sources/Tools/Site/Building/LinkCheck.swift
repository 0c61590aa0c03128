import Foundation

/// Follows each link and each image of the pages that are built.
struct LinkCheck {
    let site: URL
    /// Where a reader begins, such as `/documentation/learn`.
    let entrance: String
    /// The pages that have to be there, by the files that they are made from.
    var expected: [String: String] = [:]

    /// The page that docc adds to archives that it puts together. The entrance stands for it.
    private static let added = "/documentation"

    /// What has no page, what leads nowhere, and what cannot be reached.
    func faults() throws -> [String] {
        let pages = try pages()
        guard !pages.isEmpty else { return ["there are no pages in \(data.path)."] }
        var faults = expected.sorted { $0.key < $1.key }.filter { pages[$0.value] == nil }
            .map { "\($0.key) has no page: \($0.value) has not been built." }
        for (page, links) in pages.sorted(by: { $0.key < $1.key }) {
            faults += links.filter { !leadsSomewhere($0) }.map { "\(page) leads to \($0), which is not there." }
        }
        let index = site.appendingPathComponent("index/index.json")
        let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: index))
        for link in paths(in: contents) where !leadsSomewhere(link) {
            faults.append("the sidebar leads to \(link), which is not there.")
        }
        // Without an entrance nothing can be reached, and that is no news of the pages.
        guard pages[entrance] != nil else { return faults + ["there is no \(entrance) to begin at."] }
        let reached = reached(in: pages).union([Self.added])
        return faults
            + pages.keys.filter { !reached.contains($0) }.sorted().map { "no link leads from \(entrance) to \($0)." }
    }

    private var data: URL { site.appendingPathComponent("data") }

    /// The links of each page.
    private func pages() throws -> [String: [String]] {
        let files = (FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".json") }
        return try Dictionary(
            uniqueKeysWithValues: files.map { file in
                let json = try JSONSerialization.jsonObject(with: Data(contentsOf: data.appendingPathComponent(file)))
                return ("/\(file.dropLast(".json".count))", links(of: json))
            })
    }

    /// The pages that a reader comes to from the entrance, link by link.
    private func reached(in pages: [String: [String]]) -> Set<String> {
        var reached: Set<String> = []
        var open = [entrance]
        while let page = open.popLast() {
            guard let links = pages[page], reached.insert(page).inserted else { continue }
            open += links.map { String($0.prefix { $0 != "#" }) }
        }
        return reached
    }

    /// The links to pages and to files, from the references of a page.
    private func links(of page: Any) -> [String] {
        guard let page = page as? [String: Any] else { return [] }
        let references = page["references"] as? [String: [String: Any]] ?? [:]
        // The chapters of tutorials are headings of their overview, with a name but no page.
        let chapters = (page["hierarchy"] as? [String: Any])?["modules"] as? [[String: Any]] ?? []
        let headings = Set(chapters.compactMap { $0["reference"] as? String })
        return references.sorted { $0.key < $1.key }.flatMap { key, reference -> [String] in
            if headings.contains(key) { return [] }
            if reference["type"] as? String == "unresolvable" { return [key] }
            let variants = reference["variants"] as? [[String: Any]] ?? []
            return ([reference["url"]] + variants.map { $0["url"] }).compactMap { $0 as? String }
        }.filter { !$0.contains("://") }
    }

    /// The paths of the tree that the sidebar shows.
    private func paths(in node: Any) -> [String] {
        if let nodes = node as? [Any] { return nodes.flatMap(paths) }
        guard let node = node as? [String: Any] else { return [] }
        return [node["path"] as? String].compactMap(\.self) + node.values.flatMap(paths)
    }

    /// Pages are found by their data, files by themselves.
    private func leadsSomewhere(_ link: String) -> Bool {
        guard link.hasPrefix("/") else { return link.hasPrefix("#") }
        let path = String(link.prefix { $0 != "#" })
        let candidates = ["data\(path).json", String(path.dropFirst())].map(site.appendingPathComponent)
        return candidates.contains { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }
}
