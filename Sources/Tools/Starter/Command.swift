import Foundation

/// Runs a program of the system.
struct Command {
    let folder: URL
    var environment = Command.ownEnvironment

    /// - Returns: what it printed. Nil if it is not there or fails.
    func run(_ words: String...) -> String? { run(words) }

    func run(_ words: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: printed, as: UTF8.self) : nil
    }

    /// Without what says to git where it is: when make runs in a hook of git, that is another repository.
    static let ownEnvironment = ProcessInfo.processInfo.environment.filter { name, _ in
        !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX"]
            .contains(name)
    }
}
