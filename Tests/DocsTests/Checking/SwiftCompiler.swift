import Foundation

/// The compiler, with the modules that this test was built with and the settings of a sample.
enum SwiftCompiler {
    private static let settings = [
        "-typecheck", "-wmo", "-parse-as-library", "-module-name", "Documents", "-diagnostic-style", "llvm",
        "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
    ]

    /// Checks files of one module, given by name and text.
    ///
    /// - Returns: what the compiler prints.
    static func output(checking files: [(name: String, text: String)]) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            try file.text.write(to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
        }
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + settings + ["-I", try modules().path] + files.map(\.name)
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        // Waited for without holding a thread: the tests that run at the same time have few.
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        return try String(contentsOf: log, encoding: .utf8)
    }

    private struct NoModules: Error { let above: String }
    private final class Here {}

    /// The folder of built modules, found from the bundle that this test is in.
    private static func modules() throws -> URL {
        let bundle = Bundle(for: Here.self).bundleURL
        var folder = bundle
        while folder.path != "/" {
            let modules = folder.appendingPathComponent("Modules")
            if FileManager.default.fileExists(atPath: modules.appendingPathComponent("TextUI.swiftmodule").path) {
                return modules
            }
            folder.deleteLastPathComponent()
        }
        throw NoModules(above: bundle.path)
    }
}
