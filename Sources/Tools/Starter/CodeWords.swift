/// The names in Swift code.
enum CodeWords {
    /// True if the code has this name. Comments and texts are passed over: a word in them clashes with nothing.
    static func has(_ name: String, in source: String) -> Bool {
        source.contains(name) && words(in: source).contains(name)
    }

    /// The names that begin with a capital letter, as types and modules do.
    static func words(in source: String) -> Set<String> {
        let passedOver = /(?s)\/\/[^\n]*|\/\*.*?\*\/|""".*?"""|"(?:\\.|[^"\\\n])*"/
        return Set(source.replacing(passedOver, with: " ").matches(of: /\b[A-Z]\w*/).map { String($0.0) })
    }
}
