/// The folders of a package in which a type may be declared, and the Swift files in them.
struct SourceFolders {
    /// Where to look, in this order.
    enum Room: CaseIterable {
        case samples, sources, core, tests
    }

    struct File: Equatable {
        /// Relative to the root.
        let path: String
        /// The name of the folder that holds the module, such as `Counter`.
        let module: String
    }

    private static let core: Set = [
        "Assembling", "Injection", "Providing", "Publishing", "SwiftMVVM", "TextUI", "TextUITesting",
    ]
    private static let largest = 1_000_000

    /// True for a file of the core, also of one that is a package in the folder `Core`.
    static func isOfCore(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return path.hasPrefix("Core/Sources/")
            || parts.first == "Sources" && parts.count > 2 && core.contains(String(parts[1]))
    }

    private let root: URL

    init(root: URL) {
        self.root = root
    }

    /// The Swift files of a room, sorted by path.
    func files(in room: Room) -> [File] {
        var visited: Set<Identity> = []
        var files: [File] = []
        switch room {
        case .samples: add(below: "Samples", to: &files, &visited)
        case .sources: add(below: "Sources", to: &files, &visited) { !Self.core.contains($0) }
        case .core:
            add(below: "Sources", to: &files, &visited) { Self.core.contains($0) }
            // A project of its own has the core in a package beside its sources.
            add(below: "Core/Sources", to: &files, &visited)
        case .tests: add(below: "Tests", to: &files, &visited)
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The bytes of a file, if they are UTF-8 and not too many.
    func contents(of path: String) -> [UInt8]? {
        guard let data = FileManager.default.contents(atPath: absolute(path)), data.count <= Self.largest else {
            return nil
        }
        let bytes = [UInt8](data)
        return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
    }

    private func add(
        below folder: String, to files: inout [File], _ visited: inout Set<Identity>,
        where isWanted: (String) -> Bool = { _ in true }
    ) {
        if case .folder(let identity) = kind(of: folder) { visited.insert(identity) }
        for name in names(in: folder) where isWanted(name) {
            add("\(folder)/\(name)", module: name, to: &files, &visited)
        }
    }

    /// A folder is entered once, however many links lead to it.
    private func add(_ path: String, module: String, to files: inout [File], _ visited: inout Set<Identity>) {
        switch kind(of: path) {
        case .folder(let identity) where visited.insert(identity).inserted:
            for name in names(in: path) { add("\(path)/\(name)", module: module, to: &files, &visited) }
        case .source: files.append(File(path: path, module: module))
        default: break
        }
    }

    private enum Kind {
        case folder(Identity)
        case source, other
    }

    private func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(absolute(path), &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder(Identity(device: UInt64(status.st_dev), file: UInt64(status.st_ino)))
        case S_IFREG where path.hasSuffix(".swift") && status.st_size <= Self.largest: return .source
        default: return .other
        }
    }

    /// Sorted, without hidden ones, and so without `.build`.
    private func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    private func absolute(_ path: String) -> String { root.appendingPathComponent(path).path }

    private struct Identity: Hashable {
        let device: UInt64
        let file: UInt64
    }
}

extension SourceIndex {
    /// The package that the running program was built from.
    ///
    /// That is the nearest folder with a `Package.swift` above the executable, such as `.build/debug/counter` or a
    /// bundle of tests; without one, the nearest above the current directory. In a project whose core is a package
    /// in the folder `Core`, the project is meant and not its core.
    static func packageRoot(executable: URL, currentDirectory: URL) -> URL? {
        // A link to a program leads to its package; a `.build` that is a link leads away from it.
        nearestPackage(above: executable.resolvingSymlinksInPath().deletingLastPathComponent())
            ?? nearestPackage(above: executable.deletingLastPathComponent())
            ?? nearestPackage(above: currentDirectory)
    }

    private static func nearestPackage(above folder: URL) -> URL? {
        var path = folder.absoluteURL.standardizedFileURL.path
        while !isPackage(path) {
            if path == "/" { return nil }
            path = parent(of: path)
        }
        if path.hasSuffix("/Core"), isPackage(parent(of: path)) { path = parent(of: path) }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    private static func isPackage(_ folder: String) -> Bool {
        var isFolder: ObjCBool = false
        let manifest = folder == "/" ? "/Package.swift" : folder + "/Package.swift"
        return FileManager.default.fileExists(atPath: manifest, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func parent(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]).nonEmpty ?? "/"
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
