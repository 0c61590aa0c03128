/// A range that a `DatePicker` takes: `first...last`, `first...` or `...last`.
public protocol RangeOfDates {
    var firstDate: Date? { get }
    var lastDate: Date? { get }
}

extension ClosedRange: RangeOfDates where Bound == Date {
    public var firstDate: Date? { lowerBound }
    public var lastDate: Date? { upperBound }
}

extension PartialRangeFrom: RangeOfDates where Bound == Date {
    public var firstDate: Date? { lowerBound }
    public var lastDate: Date? { nil }
}

extension PartialRangeThrough: RangeOfDates where Bound == Date {
    public var firstDate: Date? { nil }
    public var lastDate: Date? { upperBound }
}

/// The dates that can be chosen.
struct DateRange {
    var first: Date?
    var last: Date?

    /// The date, if it can be chosen. One that reads like the first or the last, as the same day does, is that one.
    func date(_ date: Date, _ text: DateText) -> Date? {
        if let first, date < first { return text.of(date) == text.of(first) ? first : nil }
        if let last, date > last { return text.of(date) == text.of(last) ? last : nil }
        return date
    }

    /// ` from 2026-01-01 to 2026-12-31`
    func words(_ text: DateText) -> String {
        switch (first, last) {
        case (let first?, let last?): " from \(text.of(first)) to \(text.of(last))"
        case (let first?, nil): " from \(text.of(first)) on"
        case (nil, let last?): " up to \(text.of(last))"
        case (nil, nil): ""
        }
    }
}
