/// Keeps what would be written, for tests.
@MainActor final class TranscriptOutput: Output {
    /// What went to standard output.
    private(set) var text = ""
    /// What went to standard error, a complaint each.
    private(set) var complaints: [String] = []
    /// Both, in the order in which a terminal would show them.
    private(set) var combined = ""

    /// Set it to see what happens when nobody reads any more.
    var failure: OutputFailure?

    func write(_ text: String) {
        guard failure == nil else { return }
        self.text += text
        combined += text
    }

    func complain(_ text: String) {
        complaints.append(text)
        combined += text + "\n"
    }

    /// Forgets what has been written.
    func clear() {
        text = ""
        complaints = []
        combined = ""
    }
}
