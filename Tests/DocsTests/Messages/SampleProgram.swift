import Foundation
import Testing

/// The counter as a program, for what it says of its command line.
enum SampleProgram {
    private final class Here {}

    /// The first line that it writes to standard error, without its name.
    static func complaint(about arguments: String) async throws -> String {
        let program = try #require(url(), "the counter is built beside the tests")
        let process = Process()
        let errors = Pipe()
        process.executableURL = program
        process.arguments = arguments.split(separator: " ").map(String.init)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        // Waited for without holding a thread. What it writes fits into the pipe.
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return String(text.prefix { $0 != "\n" }.trimmingPrefix("counter: "))
    }

    private static func url() -> URL? {
        sequence(first: Bundle(for: Here.self).bundleURL) { $0.deletingLastPathComponent() }
            .prefix { $0.path != "/" }
            .map { $0.appendingPathComponent("counter") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
