/// Text as a shell takes it for one word.
enum ShellWord {
    static func quoted(_ text: String) -> String {
        if text.wholeMatch(of: /[A-Za-z0-9_.\/~+-]+/) != nil { return text }
        return "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
