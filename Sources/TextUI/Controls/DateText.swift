/// Dates as they are shown and typed: `2026-12-24 18:30`.
struct DateText {
    let components: DatePickerComponents
    let timeZone: TimeZone

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    func of(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        return [components.contains(.date) ? day : nil, components.contains(.hourAndMinute) ? time : nil]
            .compactMap { $0 }.joined(separator: " ")
    }

    /// What can be typed, with a date as an example.
    func form(_ example: Date) -> String {
        let kinds = [components.contains(.date) ? "date" : nil, components.contains(.hourAndMinute) ? "time" : nil]
        return "a \(kinds.compactMap { $0 }.joined(separator: " and ")) such as \(of(example))"
    }

    /// The date that a text stands for. What it does not say is as in the old one. Nil if there is no such day or time.
    func date(_ text: String, from old: Date) -> Date? {
        let words = text.split(whereSeparator: \.isWhitespace)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
        var (hasDay, hasTime) = (false, false)
        for word in words {
            if components.contains(.date), !hasDay, !hasTime, let day = numbers(word, between: "-", digits: [4, 2, 2]) {
                (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
                hasDay = true
            } else if components.contains(.hourAndMinute), !hasTime,
                let time = numbers(word, between: ":", digits: [2, 2])
            {
                (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time[0], time[1], 0, 0)
                hasTime = true
            } else {
                return nil
            }
        }
        // A calendar would read the 30th of February as a day in March, and 25:00 as one o'clock.
        guard hasDay || hasTime, let date = calendar.date(from: parts) else { return nil }
        let read = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let isThere = read.year == parts.year && read.month == parts.month && read.day == parts.day
        return isThere && read.hour == parts.hour && read.minute == parts.minute ? date : nil
    }

    private func numbers(_ word: Substring, between separator: Character, digits: [Int]) -> [Int]? {
        let parts = word.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == digits.count else { return nil }
        let numbers = zip(parts, digits).compactMap { part, most in
            part.count <= most && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        return numbers.count == digits.count ? numbers : nil
    }
}
