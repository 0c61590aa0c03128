/// Why no project was made: what happened, and what to do.
struct Failure: Error, Equatable {
    let text: String
    var status: Int32 = 1

    /// The command itself was wrong, not what it asked for.
    static func usage(_ text: String) -> Failure { Failure(text: text, status: 2) }
}
