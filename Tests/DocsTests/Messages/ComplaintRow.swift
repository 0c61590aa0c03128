import Foundation
import TextUITesting

/// A row of a document that shows what the prompt answers: `| counter | `9` | `no control 9: …` | …`.
struct ComplaintRow {
    let file: String
    let line: Int
    /// A sample, or `shell` for its command line.
    let place: String
    /// What is typed; the last line is what the complaint is about.
    let typed: [String]
    let message: String

    private static var form: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /^\| ([a-z-]+) \| (`.+`) \| `([^`]+)` \| (.*)\|$/
    }

    static func all(in document: MarkdownFile) -> [ComplaintRow] {
        document.lines.enumerated().compactMap { index, line in
            guard let match = line.firstMatch(of: form) else { return nil }
            let typed = match.2.matches(of: /`([^`]+)`/).map { String($0.1) }
            return ComplaintRow(
                file: document.path, line: index + 1, place: String(match.1), typed: typed, message: String(match.3))
        }
    }

    /// The row with another message.
    func text(_ row: String, saying message: String) -> String {
        row.replacing("` | `\(self.message)` |", with: "` | `\(message)` |")
    }

    /// What is answered.
    @MainActor func truth() async throws -> String {
        if place == "shell" { return try await SampleProgram.complaint(about: typed.joined(separator: " ")) }
        let shop: @MainActor ([String]) async -> String = { await TestScreen.transcript(of: PromptShop(), lines: $0) }
        guard let run = place == "shop" ? shop : SampleSession.runs[place], let last = typed.last else {
            throw Fault(file: file, line: line, text: "there is no sample \(place).")
        }
        let transcript = await run(typed)
        let answer = transcript.components(separatedBy: "\n> \(last)\n").last ?? ""
        return String(answer.prefix { $0 != "\n" })
    }
}
