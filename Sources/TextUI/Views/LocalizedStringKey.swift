/// The text of a label, with interpolated values.
///
/// ```swift
/// Text("Total: \(12.5, specifier: "%.2f") \(currency)")
/// Text("Due \(date, format: .dateTime)")
/// ```
///
/// It is not looked up in a table of translations, and Markdown in it stays as it is written.
///
/// - Note: Mirrors SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    var runs: [TextRun]

    public init(_ value: String) { runs = [TextRun(text: value, style: [])] }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    var text: String { runs.map(\.text).joined() }

    public struct StringInterpolation: StringInterpolationProtocol {
        private var finished: [TextRun] = []
        /// The text that follows the finished runs and has no style.
        private var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        var runs: [TextRun] {
            let last = text.isEmpty ? [] : [TextRun(text: text, style: [])]
            return finished.isEmpty ? last : finished + last
        }

        private mutating func append(_ text: String) { self.text += text }

        public mutating func appendLiteral(_ literal: String) { append(literal) }

        public mutating func appendInterpolation(_ value: String) { append(value) }

        public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { append(value.description) }

        public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, value))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(value))
        }

        @MainActor public mutating func appendInterpolation(_ text: Text) {
            finished = runs + text.runs
            self.text = ""
        }
    }
}
