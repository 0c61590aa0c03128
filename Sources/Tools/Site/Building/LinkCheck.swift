import Foundation

/// Follows each link and each image of the pages that are built.
struct LinkCheck {
    let site: URL
    /// The pages that have to be there, such as `/documentation/learn`.
    var expected: [String] = []

    /// What leads nowhere: the page, and where it leads.
    func faults() throws -> [String] {
        let data = site.appendingPathComponent("data")
        let pages = (FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".json") }.sorted()
        guard !pages.isEmpty else { return ["there are no pages in \(data.path)."] }
        var faults = expected.filter { !leadsSomewhere($0) }.map { "the page \($0) has not been built." }
        for page in pages {
            let json = try JSONSerialization.jsonObject(with: Data(contentsOf: data.appendingPathComponent(page)))
            for link in links(of: json) where !leadsSomewhere(link) {
                faults.append("/\(page.dropLast(".json".count)) leads to \(link), which is not there.")
            }
        }
        let index = site.appendingPathComponent("index/index.json")
        let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: index))
        for link in paths(in: contents) where !leadsSomewhere(link) {
            faults.append("the sidebar leads to \(link), which is not there.")
        }
        return faults
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
