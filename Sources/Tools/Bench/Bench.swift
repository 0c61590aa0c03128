import Foundation

/// Prints what things cost, each beside a floor that is measured in the same run.
@main
@MainActor
struct Bench {
    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        if CommandLine.arguments.count > 1 {
            let isHelp = ["--help", "-h"].contains(CommandLine.arguments[1])
            complain(usage)
            exit(isHelp ? 0 : 2)
        }
        var report = Report(only: environment["ONLY"] ?? "")
        injection(&report)
        assembling(&report)
        publishing(&report)
        providing(&report)
        text(&report)
        changes(&report)
        frames(&report)
        await sessions(&report)
        await inspecting(&report)
        try starts(&report)
        memory(&report)
        growth(&report)
        try builds(&report)

        if report.rows.isEmpty {
            complain("bench: no row contains \"\(report.only)\". The rows are:")
            for name in report.skipped { complain("    " + name) }
            complain(usage)
            exit(2)
        }
        print(environment["JSON"] == "1" ? try report.json() : report.table())
        if !report.misses.isEmpty { exit(1) }
    }

    private static let usage = """
        usage: make bench [ONLY=TEXT] [JSON=1]
        ONLY=TEXT  measures the rows whose name contains TEXT; ONLY=build, which takes minutes, runs only if asked for
        JSON=1     prints the rows for a program to read
        status     0, or 1 if a row is above its limit, or 2 if there is no such row
        """

    static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
