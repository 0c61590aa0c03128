/// A day, a time, or both, that a person can set: `1 2026-12-24`, `1 18:30` or `1 2026-12-24 18:30`.
///
/// ```swift
/// DatePicker("Departure", selection: $departure)
/// DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: .date)
/// ```
///
/// - Parameters:
///   - selection: the date. What is not displayed stays as it is: a new day keeps the time.
///   - range: the dates that can be chosen. On the first and the last day or minute, what is set is kept within it.
///   - displayedComponents: what is shown and can be set; both unless given.
///
/// Dates are written as ISO 8601 has them, in the `timeZone` of the environment.
///
/// The trap: `Date()` in a range is another one each time that the body runs. If the view is to be tested, give it the
/// time of now from outside.
///
/// - Note: Mirrors SwiftUI's `DatePicker`.
public struct DatePicker<Label: View>: ValueControl {
    public typealias Body = Never
    public typealias Components = DatePickerComponents
    let label: Label
    let selection: Binding<Date>
    let range: DateRange
    let components: DatePickerComponents

    init(_ label: Label, _ selection: Binding<Date>, _ range: DateRange, _ components: DatePickerComponents) {
        self.label = label
        self.selection = selection
        self.range = range
        self.components = components
    }

    private func text(_ node: Node) -> DateText {
        DateText(components: components, timeZone: node.scope.values.timeZone)
    }

    func valueText(_ node: Node, _ symbols: TextSymbols) -> String { text(node).of(selection.wrappedValue) }

    func behavior(_ node: Node) -> ControlBehavior {
        let text = text(node)
        let old = selection.wrappedValue
        let read = { (typed: String) in text.date(typed, from: old).flatMap { range.date($0, text) } }
        let kind = Frame.Control.Kind.field(text: text.of(old), isSecure: false)
        return ControlBehavior(kind: kind, reads: { read($0) != nil }, takes: text.form(old) + range.words(text)) {
            change in
            guard case .text(let typed) = change, let new = read(typed) else { return }
            node.act { selection.wrappedValue = new }
        }
    }
}

/// What a `DatePicker` shows.
///
/// - Note: Mirrors SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The year, the month and the day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, DateRange(), displayedComponents)
    }

    public init<R: RangeOfDates>(
        selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, DateRange(first: range.firstDate, last: range.lastDate), displayedComponents)
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    public init<R: RangeOfDates>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, R: RangeOfDates>(
        _ title: S, selection: Binding<Date>, in range: R,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}
