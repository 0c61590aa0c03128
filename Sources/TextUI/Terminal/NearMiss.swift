/// Finds what a person probably meant by a word that fits nothing.
enum NearMiss {
    /// The places of the nearest words, at most three; empty if none is near.
    ///
    /// The cost is bounded: a long typed text has no near miss, and of many words only the first are looked at.
    static func find(_ typed: String, in words: [String]) -> [Int] {
        let wanted = Array(typed.prefix(longest + 1).lowercased())
        guard !wanted.isEmpty, wanted.count <= longest else { return [] }
        var nearest = max(1, wanted.count / 3)
        var found: [Int] = []
        for (place, word) in words.prefix(most).enumerated() {
            let candidate = Array(word.prefix(longest * 2).lowercased())
            guard abs(candidate.count - wanted.count) <= nearest else { continue }
            let distance = distance(wanted, candidate)
            // A word that shares no character with the typed one is not meant by it.
            guard distance <= nearest, distance < max(wanted.count, candidate.count) else { continue }
            if distance < nearest { found = [] }
            nearest = distance
            found.append(place)
        }
        return Array(found.prefix(3))
    }

    /// `: did you mean "back"?`, or nothing.
    static func suggestion(_ typed: String, in words: [String]) -> String {
        question(find(typed, in: words).map { VisibleText.quoted(words[$0]) })
    }

    /// `: did you mean A or B?`, or nothing.
    static func question(_ names: [String]) -> String {
        names.isEmpty ? "" : ": did you mean \(Listing.or(names))?"
    }

    private static let longest = 48
    private static let most = 1_000

    /// How many insertions, removals, replacements and swaps of neighbours lead from one to the other.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 0..<first.count {
            var current = [row + 1]
            for column in 0..<second.count {
                let replacement = last[column] + (first[row] == second[column] ? 0 : 1)
                var best = min(replacement, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
