import Foundation

@testable import exercises

/// A project with two exercises, in a folder of its own that goes with it.
final class SmallProject {
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("exercises-\(UUID().uuidString)")
        try write("Docs/01-start.md", "# Start\n")
        try write("Samples/Sun.swift", "struct Sun {\n    func rise() {}\n}\n")
        for (number, name) in [(1, "Lamp"), (2, "Bell")] {
            let home = "Docs/Exercises/0\(number)-\(name.lowercased())"
            try write("\(home)/\(name).swift", Self.piece(number, name))
            try write("\(home)/\(name)Tests.swift", "import Testing\n")
            try write("\(home)/Hint.txt", "Look\nup.\n")
            try write("\(home)/Solution.swift", "// A solution of \(name)\n")
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    static func piece(_ number: Int, _ name: String) -> String {
        """
        // Exercise \(number). Mend the \(name.lowercased())
        //
        // It does nothing.
        // Let it work.
        //
        // Read: Docs/01-start.md
        // Look: Samples/Sun.swift, func rise()

        var isBroken = true

        """
    }

    func course() throws -> Course { try Course(root: root) }

    func exercise(_ number: Int) throws -> Exercise { try course().exercises[number - 1] }

    func write(_ path: String, _ text: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The text of a file, nil if there is none.
    func text(_ path: String) -> String? {
        try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines that a command gives; all checks end in the same way.
    func run(_ words: String..., outcome: Outcome = .solved) throws -> [String] {
        try Commands(root: root, check: { _ in outcome }, announce: { _ in }).run(words)
    }
}
