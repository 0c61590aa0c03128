import Foundation

/// The folder that `make docs-preview` serves. The site looks for its parts below its base, so there it has to be.
struct PreviewFolder {
    let folder: URL

    /// Puts a link to the site where the base says: for `/samples` that is `samples` in the folder.
    func lay(out site: URL, base: String) throws {
        let parts = base.split(separator: "/").map(String.init)
        if parts.contains("..") {
            throw Complaint("BASE=\(base) cannot be served: it leads out of the site with \"..\"")
        }
        try? FileManager.default.removeItem(at: folder)
        let place = parts.reduce(folder) { $0.appendingPathComponent($1) }
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: site)
    }
}
