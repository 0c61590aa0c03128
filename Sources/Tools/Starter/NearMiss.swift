/// Finds what a person probably meant by a name that is not there.
enum NearMiss {
    /// `: did you mean "users"?`, or the end of the sentence.
    static func question(_ typed: String, in names: [String]) -> String {
        let wanted = typed.prefix(40).lowercased()
        let near = names.filter { name in
            if wanted.count >= 3, name.hasPrefix(wanted) || wanted.hasPrefix(name) { return true }
            // A changed letter counts twice: one goes and another comes.
            return name.difference(from: wanted).count <= max(2, name.count / 3)
        }
        guard !near.isEmpty else { return "." }
        return ": did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    }
}
