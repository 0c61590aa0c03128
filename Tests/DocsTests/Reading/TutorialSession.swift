@testable import Site

/// The sessions that the tutorials end with: `Docs/Tutorials/Counter/session.txt`.
enum TutorialSession {
    static func path(of tutorial: Tutorial) -> String {
        folder(of: tutorial) + "/session.txt"
    }

    /// All sessions, each as a block of a document that begins before line 1.
    static func blocks() throws -> [FencedBlock] {
        let project = Site.Project(root: Project.root)
        let tutorials = try Tutorial.paths(in: project).map { try Tutorial(path: $0, in: project) }
        return try tutorials.filter { !$0.steps.isEmpty }.map(block)
    }

    private static func block(of tutorial: Tutorial) throws -> FencedBlock {
        let name = folder(of: tutorial).split(separator: "/").last.map(String.init)
        let sample = try Makefile.samples().first { try Makefile.folder(of: $0) == name } ?? ""
        let text = (try? Project.text(path(of: tutorial))) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
        return FencedBlock(file: path(of: tutorial), line: 0, info: "console \(sample)", lines: Array(lines))
    }

    private static func folder(of tutorial: Tutorial) -> String {
        tutorial.path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
