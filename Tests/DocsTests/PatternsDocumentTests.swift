import Foundation
import Testing

/// Keeps `Docs/patterns.md` true: each test that it names is there.
struct PatternsDocumentTests {
    struct Row: CustomTestStringConvertible {
        let file: String
        let tests: [String]
        var testDescription: String { "\(file): \(tests.joined(separator: ", "))" }
    }

    /// The last column of each table row: `[File.swift](../Tests/…/File.swift): name · name |`.
    private static func rows() throws -> [Row] {
        try Project.text("Docs/patterns.md").matches(of: /\(\.\.\/(Tests\/[^)]*)\): (.*) \|/).map { match in
            Row(file: String(match.1), tests: match.2.components(separatedBy: " · "))
        }
    }

    @Test func `it names a test for every row`() throws {
        let lines = try Project.text("Docs/patterns.md").components(separatedBy: "\n")
        let tableRows = lines.filter { $0.hasPrefix("| ") && $0.contains("](") }
        #expect(try Self.rows().count == tableRows.count)
        #expect(tableRows.count > 30)
    }

    @Test(arguments: try rows()) func `each test that it names is there`(_ row: Row) throws {
        let source = try Project.text(row.file)
        for test in row.tests {
            #expect(source.contains("func `\(test)`(") || source.contains("func \(test)("), "\(test)")
        }
    }
}
