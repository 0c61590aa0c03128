import Foundation

/// A program of the toolchain, run to its end.
struct Program {
    let name: String
    let arguments: [String]

    struct Result {
        let status: Int32
        let output: String
    }

    /// Runs it, and gives all that it prints. The output goes through a file: a pipe would fill.
    func run() throws -> Result {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let file = try FileHandle(forWritingTo: log)
        defer { try? file.close() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = file
        process.standardError = file
        try process.run()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
    }

    /// Runs it, and complains with what it prints if it fails.
    @discardableResult
    func output() throws -> String {
        let result = try run()
        guard result.status == 0 else {
            let line = ([name] + arguments).joined(separator: " ")
            throw Complaint("\(result.output)\nThis failed with status \(result.status): \(line)")
        }
        return result.output
    }
}
