import Foundation

/// The documentation compiler of the toolchain.
struct DocC {
    /// The path that the site is served below, such as `/` or `/samples`.
    let base: String

    /// Where docc is, as the words to run it with.
    static func program(_ arguments: [String]) throws -> Program {
        for words in [["docc"], ["xcrun", "docc"]] where try !Program(name: words[0], arguments: ["--help"]).isMissing {
            return Program(name: words[0], arguments: words.dropFirst() + arguments)
        }
        throw Complaint(
            """
            The site is built by docc, which is not there. It is part of the Swift toolchains from swift.org and of \
            Xcode: look for it beside `swift`, and put its folder into PATH. Nothing else needs it.
            """)
    }

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
        try Self.program(arguments + ["--output-path", archive.path]).output()
    }

    /// Puts archives together, so that one sidebar shows all.
    func merge(_ archives: [URL], name: String, to site: URL) throws {
        try Self.program(
            ["merge"] + archives.map(\.path) + ["--synthesized-landing-page-name", name, "--output-path", site.path]
        ).output()
    }
}

extension Program {
    /// The shell's status of a program that is not there.
    fileprivate var isMissing: Bool {
        get throws { try run().status == 127 }
    }
}
