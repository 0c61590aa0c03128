extension TextBlock {
    /// Shares the cells of a row among its columns.
    ///
    /// If all fit, each gets what it would like, and the flexible ones share the rest. Else there is a share up to
    /// which each column gets what it would like; the wider ones get that share. So narrow columns stay whole, and
    /// wide ones wrap. Where even the minimum has no room, the row is wider than there is room, and is clipped.
    static func columnWidths(
        ideal: [Int], flexible: [Bool], minimum: [Int], available: Int, spacing: Int
    ) -> [Int] {
        let room = min(max(0, available - max(0, spacing) * max(0, ideal.count - 1)), 1_000_000)
        let ideal = ideal.map { min(max(0, $0), room + 1) }
        let rest = room - ideal.reduce(0, +)
        if rest >= 0 { return spread(rest, over: ideal, where: { flexible[$0] }) }

        func widths(share: Int) -> [Int] {
            ideal.indices.map { min(ideal[$0], max(minimum[$0], share)) }
        }
        var share = 0
        var tooMuch = room + 1
        while tooMuch - share > 1 {
            let middle = (share + tooMuch) / 2
            if widths(share: middle).reduce(0, +) <= room { share = middle } else { tooMuch = middle }
        }
        let shared = widths(share: share)
        let left = room - shared.reduce(0, +)
        if left <= 0 { return shared }
        var extra = left
        return shared.indices.map { index in
            guard extra > 0, ideal[index] > share, minimum[index] <= share else { return shared[index] }
            extra -= 1
            return shared[index] + 1
        }
    }

    /// Gives equal parts of what is left to some columns; the first ones get what cannot be divided.
    private static func spread(_ rest: Int, over widths: [Int], where isFlexible: (Int) -> Bool) -> [Int] {
        let springs = widths.indices.filter(isFlexible)
        var widths = widths
        for (place, index) in springs.enumerated() {
            widths[index] += rest / springs.count + (place < rest % springs.count ? 1 : 0)
        }
        return widths
    }
}
