import Foundation
import Testing

struct LinkTests {
    /// The relative links of a document, with their lines.
    static func links(in path: String) throws -> [(line: Int, target: String)] {
        let text = try Project.text(path)
        return text.components(separatedBy: "\n").enumerated().flatMap { index, line in
            line.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { (index + 1, String($0.1)) }
        }.filter { !$0.1.contains("://") }
    }

    @Test(arguments: Project.markdown) func `each relative link leads to a file`(_ path: String) throws {
        let folder = path.contains("/") ? path.components(separatedBy: "/").dropLast().joined(separator: "/") + "/" : ""
        for link in try Self.links(in: path) {
            #expect(Project.exists(folder + link.target), "\(path):\(link.line): \(link.target)")
        }
    }
}
