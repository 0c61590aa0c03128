extension ServiceKey {
    /// How far a key is from another that was asked for, or nil if they have nothing to do with each other.
    func distance(to wanted: ServiceKey) -> Int? {
        if service == wanted.service { return 0 }
        let mine = shortName(of: service)
        let theirs = shortName(of: wanted.service)
        let edits = editDistance(mine.lowercased(), theirs.lowercased())
        let isSimilar = edits <= max(1, min(mine.count, theirs.count) / 4)
        let isPart = min(mine.count, theirs.count) >= 4 && (mine.contains(theirs) || theirs.contains(mine))
        return isSimilar || isPart ? 1 + edits : nil
    }

    /// Whether the two are different types of the same name.
    func isNamesake(of other: ServiceKey) -> Bool {
        service != other.service && shortName(of: service) == shortName(of: other.service)
    }
}

/// How many characters have to be inserted, removed or replaced to get from one text to the other.
private func editDistance(_ first: String, _ second: String) -> Int {
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, b) in second.enumerated() {
            let replaced = diagonal + (a == b ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[second.count]
}
