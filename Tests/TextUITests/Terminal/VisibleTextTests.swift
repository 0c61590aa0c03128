import Testing

@testable import TextUI

@Suite struct VisibleTextTests {
    @Test func `an escape sequence is shown and not let through`() {
        #expect(VisibleText.of("\u{1B}[2J\u{0}\nx") == "␛[2J␀ x")
    }

    @Test func `a long text is cut in quotes`() {
        let text = String(repeating: "a", count: 61)
        #expect(VisibleText.quoted(text) == "\"\(text.dropLast())...\"")
        #expect(VisibleText.quoted(String(text.dropLast())) == "\"\(text.dropLast())\"")
    }
}
