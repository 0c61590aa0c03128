import Foundation
import Testing

/// Keeps what the prompt answers and what the documents say about it the same.
struct ComplaintTests {
    static let rows = (try? ComplaintRow.all(in: Project.document("Docs/17-at-the-prompt.md"))) ?? []

    @Test(arguments: rows)
    @MainActor func `each complaint is what the prompt answers`(_ row: ComplaintRow) async throws {
        let truth = try await row.truth()
        guard truth != row.message else { return }
        Fault(
            file: row.file, line: row.line,
            text: """
                this row is not what \(row.place) answers.
                  here:  \(row.message)
                  there: \(truth)
                If the source is right, `make update-docs` rewrites the row.
                """
        ).report()
    }

    @Test(arguments: MessageTests.sources.filter { $0.hasPrefix("Sources/TextUI/") })
    func `each complaint is explained in the documents`(_ path: String) throws {
        let source = MessageSource(path: path, text: try Project.text(path))
        for complaint in source.complaints where !Self.rare.contains(complaint.parts.joined(separator: "…")) {
            if Self.rows.contains(where: { complaint.isPart(of: $0.message) }) { continue }
            Fault(
                file: path, line: complaint.line,
                text: """
                    no document explains the complaint "\(complaint.parts.joined(separator: "…"))". Add a row with the line \
                    that causes it to Docs/17-at-the-prompt.md; make update-docs fills in what is answered.
                    """
            ).report()
        }
    }

    /// Complaints that no line of a sample causes without files, or a broken disk.
    private static let rare: Set = [
        "the sources of this program are not here: run it from the folder of its package",
        "… is not there any more", "\"…\" is not available yet",
        "cannot replay …: it is being replayed already, and would never end",
        "cannot be read: …", "this line is longer than 1 MB and was left out",
        "cannot save …: it is there already, choose another name", "cannot read …: it is no UTF-8 text, …",
    ]

    @Test func `each complaint that is called rare is one of the prompt`() throws {
        let all = try MessageTests.sources.flatMap { try MessageSource(path: $0, text: Project.text($0)).complaints }
        #expect(Self.rare.subtracting(all.map { $0.parts.joined(separator: "…") }) == [])
    }

    @Test func `there are complaints to explain`() {
        #expect(Self.rows.count > 20)
    }
}
