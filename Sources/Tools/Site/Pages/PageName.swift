/// The names of pages and of images, made from the paths of files. docc knows its files by name alone.
enum PageName {
    /// The page of the order of learning, which is the root of the others.
    static let root = "Learn"

    /// The page of a file: `Docs/03-counter.md` is `03-counter`, `Samples/Users/User.swift` is `Samples-Users-User-swift`.
    static func page(_ path: String) -> String {
        if path == "Docs/README.md" { return root }
        let isDocument = path.hasSuffix(".md")
        let name = isDocument ? String(path.dropLast(3)) : path
        let below = isDocument && name.hasPrefix("Docs/") ? String(name.dropFirst(5)) : name
        return String(below.map { "/. ".contains($0) ? "-" : $0 })
    }

    /// The page of a tutorial: `Docs/Tutorials/Users/Users.tutorial` is `Users`.
    static func tutorial(_ path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }

    /// Where the page of a file is on the site: `Docs/03-counter.md` is at `/documentation/learn/03-counter`.
    static func address(_ path: String) -> String {
        let root = root.lowercased()
        let page = page(path).lowercased()
        guard path.hasSuffix(".tutorial") else { return "/documentation/\(root)" + (page == root ? "" : "/\(page)") }
        let tutorial = tutorial(path).lowercased()
        // The overview of the tutorials is a root of its own.
        return tutorial == "tutorials" ? "/tutorials/tutorials" : "/tutorials/\(root)/\(tutorial)"
    }

    /// A file that pages show: `Docs/Pictures/tree.svg` is `Docs-Pictures-tree.svg`.
    static func resource(_ path: String) -> String {
        path.replacing("/", with: "-")
    }
}
