/// What the REPL tells on stderr about a line that it cannot follow. With `--strict` it ends the run.
struct Complaint: Error, Equatable {
    var text: String

    init(_ text: String) { self.text = text }
}
