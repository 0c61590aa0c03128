import Foundation

/// Where a project goes: a folder that is not there yet.
struct Destination {
    /// As it was typed.
    let shown: String
    let folder: URL

    init(_ typed: String, course: URL) throws(Failure) {
        shown = typed
        let path = NSString(string: typed).expandingTildeInPath
        let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        let parent = url.deletingLastPathComponent().resolvingSymlinksInPath()
        folder = parent.appendingPathComponent(url.lastPathComponent, isDirectory: true)
        let advice = "Say another place: TO=../\(url.lastPathComponent == "/" ? "Shop" : url.lastPathComponent)2"

        // Not fileExists, which takes a link to nothing for nothing.
        if (try? FileManager.default.attributesOfItem(atPath: folder.path)) != nil || url.path == "/" {
            throw Failure(text: "\(typed) is there already, and nothing in it is touched. \(advice)")
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
                    + "Say a place beside it: TO=../\(url.lastPathComponent)")
        }
        try Self.checkParent(parent, of: typed)
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
