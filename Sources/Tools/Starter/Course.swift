import Foundation

/// This project, out of which others are made: its folders, its samples and its core.
struct Course {
    let root: URL
    let makefile: String
    let manifest: String

    /// - Parameter root: the folder with `Package.swift` and `Samples`.
    init(root: URL) throws(Failure) {
        self.root = root
        do {
            makefile = try String(contentsOf: root.appendingPathComponent("Makefile"), encoding: .utf8)
            manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        } catch {
            throw Failure(
                text: "There are no samples in \(root.path). Go to the folder of SwiftMVVM Samples first, "
                    + "and use make there:\n\(Request.usage)")
        }
    }

    /// The samples by the names of their executables, in learning order.
    var sampleNames: [String] {
        makefile.firstMatch(of: /(?m)^SAMPLES := (.*)$/)?.1.split(separator: " ").map(String.init) ?? []
    }

    /// The module of a sample.
    func module(of sample: String) -> String? {
        makefile.matches(of: /(?m)^TARGET_([\w-]+) := (\w+)$/).first { $0.1 == sample }.map { String($0.2) }
    }

    /// The modules of the core.
    var coreModules: [String] {
        get throws(Failure) { try coreImports.map(\.module) }
    }

    /// What is imported, and what that imports in turn, in the order of the core.
    func coreModules(behind imports: Set<String>) throws(Failure) -> [String] {
        var behind = imports
        for (module, imports) in try coreImports.reversed() where behind.contains(module) { behind.formUnion(imports) }
        return try coreModules.filter(behind.contains)
    }

    /// A module imports only those above it in `Package.swift`.
    private var coreImports: [(module: String, imports: [String])] {
        get throws(Failure) {
            try declaration("core").matches(of: /\("(\w+)", \[([^\]]*)\]\)/).map { match in
                (String(match.1), match.2.matches(of: /\w+/).map { String($0.0) })
            }
        }
    }

    /// The lines of `let name … ]` in `Package.swift`, with the documentation above.
    func declaration(_ name: String) throws(Failure) -> String {
        let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("let \(name):") }),
            let end = lines[start...].firstIndex(of: "]")
        else {
            throw Failure(
                text: "Package.swift of SwiftMVVM Samples has no `let \(name): … = [ … ]`, which a new project needs. "
                    + "Was it changed? `git diff Package.swift` shows it.")
        }
        let comment = lines[..<start].reversed().prefix { $0.hasPrefix("///") }.reversed()
        return (comment + lines[start...end]).joined(separator: "\n")
    }

    /// The paths of the files below a folder, without hidden ones, in order.
    func files(below folder: String) -> [String] {
        let base = root.appendingPathComponent(folder)
        let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(
                atPath: base.appendingPathComponent(path).path, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }

    func text(_ path: String) throws(Failure) -> String {
        do {
            return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        } catch {
            throw Failure(text: "\(path) cannot be read: \(error.localizedDescription)")
        }
    }
}
