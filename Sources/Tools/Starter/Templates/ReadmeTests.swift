import Foundation
import Testing
import TextUITesting

@testable import Blank

/// Keeps the sessions in the README true.
struct ReadmeTests {
    @Test func `each session in the README is what the program prints`() async throws {
        for session in try sessions() {
            let typed = session.split(separator: "\n").filter { $0.hasPrefix("> ") && $0 != "> " }
                .map { String($0.dropFirst(2)) }
            let transcript = await TestScreen.transcript(of: BlankApp(), lines: typed)
            #expect(transcript == session)
        }
    }

    /// The blocks that begin with ```` ```console ````.
    private func sessions() throws -> [String] {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = tests.appendingPathComponent("../../README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        return text.matches(of: /(?s)```console[^\n]*\n(.*?\n)```/).map { String($0.1) }
    }
}
