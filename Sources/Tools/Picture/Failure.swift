/// Why no picture was made: what happened, and what to do.
struct Failure: Error, Equatable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
