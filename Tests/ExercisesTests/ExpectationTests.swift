import Testing

@testable import exercises

struct ExpectationTests {
    @Test(arguments: [
        ("Expectation failed: (viewModel.cups → 0) == 2", "viewModel.cups is 0, and should be 2"),
        (
            "Expectation failed: (Loan(days: days).text → \"1 days\") == (text → \"1 day\")",
            "Loan(days: days).text is \"1 days\", and should be \"1 day\""
        ),
        (
            "Expectation failed: (radio → Testing.WeakReference<A.Radio>).isReleased → false",
            "radio.isReleased is false, and should be true"
        ),
        ("Expectation failed: (a → A) !== (b → A)", "(a → A) !== (b → A)"),
        ("Caught error: Lost()", "Caught error: Lost()"),
    ])
    func `a failure says what is and what should be`(_ message: String, _ line: String) {
        #expect(Expectation.lines(for: message) == [line])
    }

    @Test func `screens stand one below the other`() {
        let message = """
            Expectation failed: (screen.body → "Cups: 0
            [1] Fill") == ("Cups: 1\\n[1] Fill" → "Cups: 1
            [1] Fill")
            """
        #expect(
            Expectation.lines(for: message) == [
                "screen.body is",
                "    Cups: 0",
                "    [1] Fill",
                "and should be",
                "    Cups: 1",
                "    [1] Fill",
            ])
    }
}
