import Foundation

/// Where the code of a `swift` block comes from, as its info string says.
///
/// - `swift Samples/Counter/CounterView.swift`: a whole file.
/// - `swift Samples/Counter/CounterViewModel.swift#increment`: a declaration of it; see `SourceFile.declaration`.
///   Several are joined by `+`: `#increment + decrement`.
/// - `swift compile`: it stands for itself, and the compiler takes it; see `CompiledBlock`.
/// - `swift not-compiled`: it cannot be compiled here, and the paragraph before it says why.
enum SwiftOrigin: Equatable {
    case source(path: String, declaration: String?)
    case compile
    case notCompiled

    init?(_ block: FencedBlock) {
        switch block.argument {
        case "": return nil
        case "compile": self = .compile
        case "not-compiled": self = .notCompiled
        case let place:
            let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
            self = .source(path: parts[0], declaration: parts.count > 1 ? parts[1] : nil)
        }
    }

    /// The lines that the block should have. Nil if they are its own.
    static func truth(for block: FencedBlock) throws(Fault) -> [String]? {
        guard case .source(let path, let name) = SwiftOrigin(block) else { return nil }
        guard path.hasSuffix(".swift"), let text = try? Project.text(path) else {
            throw block.fault("there is no source \(path).")
        }
        let source = SourceFile(path: path, text: text)
        guard let name else { return source.lines.last == "" ? source.lines.dropLast() : source.lines }
        var lines: [String] = []
        for part in name.components(separatedBy: " + ") {
            let found = try declaration(part, of: source, for: block)
            // Declarations of one line stand together, longer ones apart.
            if found.count > 1, !lines.isEmpty { lines.append("") }
            lines += found
        }
        return lines
    }

    private static func declaration(_ name: String, of source: SourceFile, for block: FencedBlock) throws(Fault)
        -> [String]
    {
        do {
            if let lines = try source.declaration(name) { return lines }
        } catch {
            let places = error.lines.map(String.init).joined(separator: ", ")
            throw block.fault(
                "\(source.path) declares several \(name), in lines \(places). Name one: Type.member, or init(label:).")
        }
        throw block.fault("\(source.path) declares no \(name).")
    }

    /// What is wrong with a block, other than what the compiler says.
    static func fault(of block: FencedBlock, after paragraph: String) -> Fault? {
        switch SwiftOrigin(block) {
        case nil:
            return block.fault(
                """
                a swift block says where it comes from: ```swift Samples/Counter/CounterView.swift, with #declaration \
                for a part of it; or ```swift compile; or ```swift not-compiled.
                """)
        case .compile:
            return nil
        case .notCompiled:
            if paragraph.contains("not compiled") { return nil }
            return block.fault("the paragraph before a not-compiled block says that it is not compiled, and why.")
        case .source(let path, _):
            do {
                return block.firstDifference(from: try truth(for: block) ?? [], called: path)
            } catch {
                return error
            }
        }
    }
}
