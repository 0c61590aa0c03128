extension TextBlock {
    /// Shares the cells of a row among its columns.
    ///
    /// If all fit, each gets what it would like and the flexible ones share the rest. Else those that would like no
    /// more than an equal share get it, and the wider ones share what is left.
    static func columnWidths(
        ideal: [Int], flexible: [Bool], minimum: [Int], available: Int, spacing: Int
    ) -> [Int] {
        let count = ideal.count
        var room = max(0, available - spacing * max(0, count - 1))
        let wanted = ideal.reduce(0, +)
        if wanted <= room {
            var widths = ideal
            let springs = flexible.indices.filter { flexible[$0] }
            for (place, index) in springs.enumerated() {
                let rest = room - wanted
                widths[index] += rest / springs.count + (place < rest % springs.count ? 1 : 0)
            }
            return widths
        }
        var widths = minimum
        var open = Array(ideal.indices)
        while !open.isEmpty {
            let share = room / open.count
            let modest = open.filter { ideal[$0] <= share }
            if modest.isEmpty {
                for (place, index) in open.enumerated() {
                    widths[index] = max(minimum[index], share + (place < room % open.count ? 1 : 0))
                }
                break
            }
            for index in modest {
                widths[index] = max(minimum[index], ideal[index])
                room = max(0, room - widths[index])
            }
            open.removeAll { modest.contains($0) }
        }
        return widths
    }
}
