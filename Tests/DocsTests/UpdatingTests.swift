import Foundation
import Testing

/// `make update-docs`: not a check, but what makes the blocks true again.
struct UpdatingTests {
    static let isAsked = ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil

    @Test(.enabled(if: isAsked, "make update-docs runs this"), arguments: Project.documents)
    @MainActor func `rewrite the blocks of a document from the sources and the samples`(_ path: String) async throws {
        let document = try Project.document(path)
        var replacements: [(block: FencedBlock, lines: [String])] = []
        for block in document.blocks {
            do {
                guard let truth = try await truth(for: block), truth != block.lines else { continue }
                replacements.append((block, truth))
                print("rewritten: \(path):\(block.line)")
            } catch {
                error.report()
            }
        }
        guard !replacements.isEmpty else { return }
        try document.replacing(replacements)
            .write(to: Project.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    @Test(.enabled(if: isAsked, "make update-docs runs this"))
    @MainActor func `rewrite what the prompt answers`() async throws {
        let path = "Docs/17-at-the-prompt.md"
        var lines = try Project.document(path).lines
        for row in ComplaintTests.rows {
            lines[row.line - 1] = row.text(lines[row.line - 1], saying: try await row.truth())
        }
        let text = lines.joined(separator: "\n")
        guard text != (try Project.text(path)) else { return }
        print("rewritten: \(path)")
        try text.write(to: Project.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    @Test(.enabled(if: isAsked, "make update-docs runs this"), arguments: try TutorialSession.blocks())
    @MainActor func `rewrite the session of a tutorial from its sample`(_ session: FencedBlock) async throws {
        do {
            let truth = try await SampleSession.truth(for: session)
            guard truth != session.lines else { return }
            print("rewritten: \(session.file)")
            try (truth.joined(separator: "\n") + "\n")
                .write(to: Project.root.appendingPathComponent(session.file), atomically: true, encoding: .utf8)
        } catch let fault as Fault {
            fault.report()
        }
    }

    @MainActor private func truth(for block: FencedBlock) async throws(Fault) -> [String]? {
        switch block.language {
        case "console": try await SampleSession.truth(for: block)
        case "swift": try SwiftOrigin.truth(for: block)
        case "text": try await Message.truth(for: block)
        default: nil
        }
    }
}
