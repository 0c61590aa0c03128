/// Finds declarations in the package's own sources.
///
/// ```swift
/// let index = SourceIndex(root: SourceIndex.packageRoot(executable: program, currentDirectory: here))
/// if let declaration = index.declaration(of: "CounterView") {
///     print(index.text(of: declaration) ?? "")
/// }
/// ```
///
/// Files are read when they are first needed, and remembered: what is edited later is not seen.
struct SourceIndex {
    struct Declaration: Equatable {
        let name: String
        /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
        let kind: String
        /// The types around it, the outermost first.
        var owners: [String] = []
        /// Relative to the root.
        let file: String
        /// Where the name stands.
        let line: Int
        /// From the first attribute to the closing brace.
        let lines: ClosedRange<Int>
    }

    private let memory: Memory

    /// - Parameter root: the folder of the package. Nil if there are no sources to look in.
    init(root: URL?) {
        memory = Memory(folders: root.map(SourceFolders.init))
    }

    /// The declaration of a type.
    ///
    /// Of several with one name, those in `Samples` go first, then those in the other sources, in the core and in the
    /// tests; among these, the first by path.
    ///
    /// - Parameter typeName: generic arguments are ignored, and the last component is enough: `Pair<Int>` finds `Pair`,
    ///   `Row` finds `Table.Row`. What stands before it chooses among several: `Table.Row`, `Users.User`.
    func declaration(of typeName: String) -> Declaration? {
        let components = Self.components(of: typeName)
        guard let name = components.last, !name.isEmpty else { return nil }
        if let known = memory.found[components] { return known }
        let declaration = search(name, in: Array(components.dropLast()))
        memory.found[components] = .some(declaration)
        return declaration
    }

    /// The extensions of a type in its own module, by file.
    func extensions(of type: Declaration) -> [Declaration] {
        let places = SourceFolders.Room.allCases.lazy.map { memory.files(in: $0) }
        guard let files = places.first(where: { $0.contains { $0.path == type.file } }),
            let module = files.first(where: { $0.path == type.file })?.module
        else { return [] }
        return files.filter { $0.module == module }.flatMap { file in
            (memory.source(file.path)?.extensions ?? []).filter { found in
                let owners = found.owners.first == module ? Array(found.owners.dropFirst()) : found.owners
                return found.name == type.name && owners == type.owners
            }.map { Declaration($0, in: file.path) }
        }
    }

    /// The code, each line with its number: `" 3  struct CounterView: View {"`.
    func text(of declaration: Declaration) -> String? {
        guard let source = memory.source(declaration.file), declaration.lines.upperBound <= source.lineCount else {
            return nil
        }
        let width = "\(declaration.lines.upperBound)".count
        return declaration.lines.map { number in
            let digits = "\(number)"
            let margin = String(repeating: " ", count: width - digits.count) + digits
            let line = VisibleText.of(source.line(number))
            return line.isEmpty ? margin : "\(margin)  \(line)"
        }.joined(separator: "\n")
    }

    private func search(_ name: String, in owners: [String]) -> Declaration? {
        var best: (owners: Int, declaration: Declaration)?
        for room in SourceFolders.Room.allCases {
            for file in memory.files(in: room) {
                for found in memory.declarations(of: name, in: file.path) {
                    let matching = zip(([file.module] + found.owners).reversed(), owners.reversed())
                        .prefix { $0 == $1 }.count
                    if let best, best.owners >= matching { continue }
                    best = (matching, Declaration(found, in: file.path))
                }
                if let best, best.owners == owners.count { return best.declaration }
            }
        }
        return best?.declaration
    }

    /// `Table`, `Row` of `Table<Int>.Row`.
    private static func components(of typeName: String) -> [String] {
        var components = [""]
        var depth = 0
        for character in typeName where !character.isWhitespace && character != "`" {
            switch character {
            case "<", "(", "[": depth += 1
            case ">", ")", "]": depth -= 1
            case _ where depth > 0: break
            case ".", ":": components.append("")
            default: components[components.count - 1].append(character)
            }
        }
        return components
    }
}

extension SourceIndex.Declaration {
    fileprivate init(_ found: SwiftSource.Declaration, in file: String) {
        self.init(
            name: found.name, kind: found.kind, owners: found.owners, file: file, line: found.line, lines: found.lines)
    }
}

/// What was read and found so far.
private final class Memory {
    var found: [[String]: SourceIndex.Declaration?] = [:]
    private let folders: SourceFolders?
    private var files: [SourceFolders.Room: [SourceFolders.File]] = [:]
    private var sources: [String: SwiftSource?] = [:]

    init(folders: SourceFolders?) {
        self.folders = folders
    }

    func files(in room: SourceFolders.Room) -> [SourceFolders.File] {
        if let known = files[room] { return known }
        let listed = folders?.files(in: room) ?? []
        files[room] = listed
        return listed
    }

    func source(_ path: String) -> SwiftSource? {
        if let known = sources[path] { return known }
        let source = folders?.contents(of: path).map(SwiftSource.init)
        sources[path] = .some(source)
        return source
    }

    func declarations(of name: String, in path: String) -> [SwiftSource.Declaration] {
        guard let source = source(path), source.mayDeclare(name) else { return [] }
        return source.declarations.filter { $0.name == name }
    }
}
