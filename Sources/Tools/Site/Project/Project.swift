import Foundation

/// The project's files, by their paths from its folder on.
struct Project {
    let root: URL

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The text of a file, nil if there is none or it is no text.
    func text(_ path: String) -> String? {
        try? String(contentsOf: url(path), encoding: .utf8)
    }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && isFolder.boolValue
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    /// The paths of the files below a folder that end so, in order.
    func files(below folder: String, ending: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(ending) && !$0.contains(".build") }.map { "\(folder)/\($0)" }.sorted()
    }

    /// Where a relative link of a document leads.
    static func path(of link: String, from document: String) -> String {
        var folders = document.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            switch part {
            case ".": continue
            case ".." where !folders.isEmpty: folders.removeLast()
            default: folders.append(String(part))
            }
        }
        return folders.joined(separator: "/")
    }
}
