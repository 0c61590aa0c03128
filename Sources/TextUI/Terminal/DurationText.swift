/// Reads `2`, `2s`, `0.5s` and `500ms`, as `wait` and `--settle` take them.
enum DurationText {
    private static let mostSeconds = 86_400.0

    static func parse(_ text: some StringProtocol) -> Duration? {
        var digits = Substring(text)
        var unit = 1.0
        if digits.hasSuffix("ms") {
            digits = digits.dropLast(2)
            unit = 0.001
        } else if digits.hasSuffix("s") {
            digits = digits.dropLast()
        }
        let isDecimal = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard isDecimal, let number = Double(digits), number * unit <= mostSeconds else { return nil }
        return .seconds(number * unit)
    }
}
