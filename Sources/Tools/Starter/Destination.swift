import Foundation

/// Where a project goes: a folder that is not there yet.
struct Destination {
    /// As it was typed.
    let shown: String
    let folder: URL

    init(_ typed: String, course: URL) throws(Failure) {
        let path = NSString(string: typed).expandingTildeInPath
        // A shell takes ~ for the home folder only where it stands without quotes.
        shown = typed.hasPrefix("~") ? path : typed
        let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        let parent = url.deletingLastPathComponent().resolvingSymlinksInPath()
        folder = parent.appendingPathComponent(url.lastPathComponent, isDirectory: true)

        // Not fileExists, which takes a link to nothing for nothing.
        if url.path == "/" || (try? FileManager.default.attributesOfItem(atPath: folder.path)) != nil {
            throw Failure(
                text: "\(typed) is there already, and nothing in it is touched. "
                    + "Say another place: TO=\(Self.otherPlace(than: typed))")
        }
        if url.lastPathComponent.lowercased() == "core" {
            throw Failure(
                text: "The folder cannot be called \(url.lastPathComponent): the package in it, Core, has that name. "
                    + "Say another place: TO=../Shop")
        }
        let home = course.resolvingSymlinksInPath().path
        if parent.path == home || parent.path.hasPrefix(home + "/") {
            throw Failure(
                text: "\(typed) is inside SwiftMVVM Samples, where it would be taken for a part of it. "
                    + "Say a place beside it: TO=../\(ShellWord.quoted(url.lastPathComponent))")
        }
        try Self.checkParent(parent, of: typed)
    }

    private static func otherPlace(than typed: String) -> String {
        let path = typed.replacing(/\/+$/, with: "")
        let isName = path.contains(/[^.\/~][^\/]*$/)
        return isName ? ShellWord.quoted(path + "2") : "../Shop"
    }

    private static func checkParent(_ parent: URL, of typed: String) throws(Failure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder) else {
            throw Failure(
                text: "The folder for \(typed) is not there. Make it first: mkdir -p \(ShellWord.quoted(parent.path))")
        }
        guard isFolder.boolValue else {
            throw Failure(text: "\(parent.path) is a file, so \(typed) cannot be made in it. Say another place with TO")
        }
    }
}
