import Testing

/// What is wrong in a document, and where.
struct Fault: Error, Equatable, CustomStringConvertible {
    let file: String
    let line: Int
    let text: String

    var description: String { "\(file):\(line): \(text)" }

    /// Fails the running test at the line of the document.
    func report() {
        Issue.record(
            "\(self)",
            sourceLocation: SourceLocation(
                fileID: "Project/\(file)", filePath: Project.root.appendingPathComponent(file).path, line: line,
                column: 1))
    }
}
