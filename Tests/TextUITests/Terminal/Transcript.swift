import TextUITesting

@testable import TextUI

/// What a session with these lines shows: standard output and complaints together, to the end of the input.
@MainActor func transcript(
    _ screen: FakeScreen, _ lines: [String], style: Repl.Style = Repl.Style(), isStrict: Bool = false
) async -> String {
    await session(screen, lines, style: style, isStrict: isStrict).output.combined
}

/// The outcome of a session with these lines.
@MainActor func session(
    _ screen: FakeScreen, _ lines: [String], style: Repl.Style = Repl.Style(), isStrict: Bool = false
) async -> (output: TranscriptOutput, status: Int32) {
    let output = TranscriptOutput()
    let repl = Repl(screen: screen, clock: ManualClock(), output: output, style: style, isStrict: isStrict)
    var rest = lines[...]
    let status = await repl.run { rest.popFirst().map { .line($0) } }
    return (output, status)
}

/// What one line adds to the transcript of a session that has begun with other lines.
@MainActor func reply(
    _ screen: FakeScreen, after lines: [String] = [], to line: String
) async -> String {
    let output = TranscriptOutput()
    let repl = Repl(screen: screen, clock: ManualClock(), output: output)
    await repl.start()
    for line in lines { _ = await repl.submit(line) }
    output.clear()
    _ = await repl.submit(line)
    return output.combined
}

/// A directory that is there while the test runs.
func withTemporaryDirectory<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Result
) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.path)
}

/// The text of a file; nil if it cannot be read.
func contents(of file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

/// The names in a directory; nil if it cannot be read.
func names(in folder: String) -> [String]? { try? FileManager.default.contentsOfDirectory(atPath: folder) }
