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

    @MainActor private func truth(for block: FencedBlock) async throws(Fault) -> [String]? {
        switch block.language {
        case "console": try await SampleSession.truth(for: block)
        case "swift": try SwiftOrigin.truth(for: block)
        default: nil
        }
    }
}
