import Foundation

/// An error of the compiler, with the line of the source that it speaks of.
struct CompilerError: Equatable {
    /// The end of the path of the file.
    let file: String
    let line: Int
    let message: String

    /// The errors in the output of a build, each once, by file and line.
    static func errors(in log: String) -> [CompilerError] {
        var errors: [CompilerError] = []
        for match in log.matches(of: /(?m)^(\/.+?\.swift):(\d+):\d+: error: (.+)$/) {
            let error = CompilerError(file: String(match.1), line: Int(match.2) ?? 0, message: String(match.3))
            if !errors.contains(error) { errors.append(error) }
        }
        return errors.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}
