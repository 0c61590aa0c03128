import Foundation

/// The links of a document, as docc wants them.
struct PageLinks {
    let document: Document
    let project: Project
    /// The anchors of documents: see `Document.headings`.
    let headings: (_ path: String) -> [String: String]

    /// What the links lead to that is no document: sources get pages, images are copied.
    struct Targets: Equatable {
        var sources: Set<String> = []
        var images: Set<String> = []

        mutating func formUnion(_ others: Targets) {
            sources.formUnion(others.sources)
            images.formUnion(others.images)
        }
    }

    /// Rewrites the links and images of a text of the document.
    func rewritten(_ text: String, noting targets: inout Targets) throws -> String {
        var result = ""
        var rest = text[...]
        // What stands in backticks is matched first, and stays: it is no link.
        while let match = rest.firstMatch(of: /`+[^`]*`+|(!?)\[((?:[^\[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)/) {
            result += rest[..<match.range.lowerBound]
            if let label = match.2, let link = match.3 {
                let isImage = match.1 == "!"
                result += try destination(String(link), label: String(label), isImage: isImage, noting: &targets)
            } else {
                result += match.0
            }
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }

    private func destination(_ link: String, label: String, isImage: Bool, noting targets: inout Targets) throws
        -> String
    {
        if link.contains("://") || link.hasPrefix("mailto:") { return "\(isImage ? "!" : "")[\(label)](\(link))" }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? document.path : Project.path(of: parts[0], from: document.path)
        guard project.exists(path) else {
            throw Complaint("\(document.path): the link \(link) leads to \(path), which is not there.")
        }
        if isImage {
            targets.images.insert(path)
            return "![\(label)](\(PageName.resource(path)))"
        }
        if path.hasSuffix(".md") {
            let anchor = try parts.count > 1 ? "#" + anchor(parts[1], of: path) : ""
            return "[\(label)](doc:\(PageName.page(path))\(anchor))"
        }
        if path.hasSuffix(".tutorial") {
            return "[\(label)](doc:\(PageName.tutorial(path)))"
        }
        if !project.isFolder(path), project.text(path) != nil {
            targets.sources.insert(path)
            // The name of a file is code on the site: code can be broken where a table is narrow.
            let label = label.hasSuffix(".swift") && !label.contains(" ") ? "`\(label)`" : label
            return "[\(label)](doc:\(PageName.page(path)))"
        }
        return label.contains("`") ? label : "\(label) (`\(path)`)"
    }

    /// docc writes spaces of a heading as hyphens and keeps the rest.
    private func anchor(_ slug: String, of path: String) throws -> String {
        guard let heading = headings(path)[slug] else {
            throw Complaint("\(document.path): \(path) has no heading #\(slug).")
        }
        let plain = heading.filter { !"`*'\"".contains($0) }.replacing(" ", with: "-")
        return plain.addingPercentEncoding(
            withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "()"))) ?? plain
    }
}
