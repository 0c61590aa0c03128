/// What the compiler says of a line.
struct Diagnostic: Equatable {
    let file: String
    let line: Int
    /// `error` or `warning`.
    let kind: String
    let text: String

    /// Finds the diagnostics in the output of the compiler: `Docs/03-counter.md:12:5: error: …`.
    static func all(in output: String) -> [Diagnostic] {
        output.matches(of: /(?m)^(.+?):(\d+):\d+: (error|warning): (.*)$/).map { match in
            Diagnostic(file: String(match.1), line: Int(match.2)!, kind: String(match.3), text: String(match.4))
        }
    }
}
