/// The lines of a session that were understood: what `save` writes and `undo` repeats.
struct Session {
    struct Line: Equatable {
        /// As it was typed.
        var text: String
        /// Without what goes into a secure field.
        var shown: String
        /// True if it did something to the app.
        var isAction: Bool
    }

    var lines: [Line] = []

    /// The files that this session has saved to, and may write again.
    var savedFiles: Set<String> = []

    var script: String { lines.map { $0.shown + "\n" }.joined() }

    /// Takes away the last line that did something, and what came after it.
    mutating func removeLastAction() -> Line? {
        guard let last = lines.lastIndex(where: \.isAction) else { return nil }
        let line = lines[last]
        lines.removeSubrange(last...)
        return line
    }
}
