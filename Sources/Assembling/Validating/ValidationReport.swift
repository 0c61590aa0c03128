/// What a validation found.
///
/// ```swift
/// @Test func `everything can be made`() {
///     let report = container.validate()
///     #expect(report.problems.isEmpty, "\(report)")
/// }
/// ```
public struct ValidationReport: Sendable, CustomStringConvertible {
    /// How many registrations were tried.
    public internal(set) var checked = 0
    /// What could not be made, each with its path.
    public internal(set) var problems: [ResolutionError] = []
    /// The registrations that were not tried, each with the reason.
    public internal(set) var notChecked: [String] = []

    /// All of it as a text for people.
    public var description: String {
        let problemTexts = problems.map { "\n\($0.description)\n" }
        let notCheckedTexts = notChecked.map { "\nNot checked: \($0)" }
        return "Validation: \(checked) checked, \(problems.count) with problems, \(notChecked.count) not checked."
            + problemTexts.joined() + notCheckedTexts.joined()
    }
}
