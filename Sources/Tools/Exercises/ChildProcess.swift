import Foundation

// A signal handler reaches globals alone. `interruptible` is set before the handler is, by the thread that waits for the
// child; `wasInterrupted` is only ever set to true, and read when the child has ended. There is one child at a time.
nonisolated(unsafe) private var interruptible: pid_t = 0
nonisolated(unsafe) private var wasInterrupted = false
private let oneAtATime = NSLock()

/// A program that is run to its end, its output in a file.
struct ChildProcess {
    let arguments: [String]
    var environment: [String: String] = [:]
    let directory: URL
    let output: URL
    /// After this many seconds it is ended; nil waits for as long as it takes.
    var limit: TimeInterval?

    enum Ending: Equatable {
        case exited(Int32)
        case tookTooLong
        case interrupted
    }

    func run() throws -> Ending {
        oneAtATime.lock()
        defer { oneAtATime.unlock() }
        try Data().write(to: output)
        let file = try FileHandle(forWritingTo: output)
        defer { try? file.close() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = directory
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = file
        process.standardError = file
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try process.run()

        // Ctrl-C ends the child first, so that nothing goes on behind the prompt.
        interruptible = process.processIdentifier
        signal(SIGINT) { _ in
            wasInterrupted = true
            kill(interruptible, SIGINT)
        }
        defer { signal(SIGINT, SIG_DFL) }

        if hasEnded.wait(timeout: limit.map { .now() + $0 } ?? .distantFuture) == .timedOut {
            process.interrupt()
            // A child that heeds no interrupt would go on for ever.
            if hasEnded.wait(timeout: .now() + 2) == .timedOut {
                kill(process.processIdentifier, SIGKILL)
                hasEnded.wait()
            }
            return .tookTooLong
        }
        return wasInterrupted ? .interrupted : .exited(process.terminationStatus)
    }
}
