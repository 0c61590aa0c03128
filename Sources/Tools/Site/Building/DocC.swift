import Foundation

/// The documentation compiler of the toolchain.
struct DocC {
    /// The path that the site is served below, such as `/` or `/samples`.
    let base: String

    /// The words that run it.
    private let command: [String]

    init(base: String) throws {
        self.base = "/" + base.split(separator: "/").joined(separator: "/")
        let commands = [["docc"], ["xcrun", "docc"]]
        let found = try commands.first {
            try Program(name: $0[0], arguments: $0.dropFirst() + ["--help"]).run().status == 0
        }
        guard let found else { throw Complaint(Self.missing) }
        command = found
    }

    static let missing = """
        The site is built by docc, which is not there. It is part of the Swift toolchains from swift.org and of Xcode: look \
        for it beside `swift`, and put its folder into PATH. Nothing else needs it.
        """

    /// Builds an archive. Each warning is an error.
    ///
    /// - Parameter archives: what its links may lead to.
    func convert(
        catalog: URL? = nil, graphs: URL? = nil, name: String, linking archives: [URL], to archive: URL
    ) throws {
        var arguments = ["convert"]
        if let catalog { arguments.append(catalog.path) }
        if let graphs { arguments += ["--additional-symbol-graph-dir", graphs.path] }
        arguments += ["--fallback-display-name", name, "--fallback-bundle-identifier", name]
        arguments += [
            "--hosting-base-path", base, "--warnings-as-errors", "--enable-experimental-external-link-support",
        ]
        for other in archives { arguments += ["--dependency", other.path] }
        try program(arguments + ["--output-path", archive.path]).output()
    }

    /// Puts archives together, so that one sidebar shows all.
    func merge(_ archives: [URL], name: String, to site: URL) throws {
        try program(
            ["merge"] + archives.map(\.path) + ["--synthesized-landing-page-name", name, "--output-path", site.path]
        ).output()
    }

    private func program(_ arguments: [String]) -> Program {
        Program(name: command[0], arguments: command.dropFirst() + arguments)
    }
}
