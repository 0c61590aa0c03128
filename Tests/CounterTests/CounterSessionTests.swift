import Testing
import TextUITesting

@testable import Counter

struct CounterSessionTests {
    @Test func `a session counts up twice and down once`() async {
        let transcript = await TestScreen.transcript(of: CounterApp(), lines: ["1", "1", "2", "quit"], width: 48)
        #expect(
            transcript == """
                ── Counter ─────────────────────────────────────
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset

                > 1
                ── Counter ─────────────────────────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                > 1
                ── Counter ─────────────────────────────────────
                Count: 2
                [1] Increment   [2] Decrement   [3] Reset

                > 2
                ── Counter ─────────────────────────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                > quit

                """)
    }

    @Test func `a label can be shortened, and a slip gets a suggestion`() async {
        let transcript = await TestScreen.transcript(of: CounterApp(), lines: ["incr", "incremnt"], width: 48)
        #expect(
            transcript
                == """
                ── Counter ─────────────────────────────────────
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset

                > incr
                ── Counter ─────────────────────────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                > incremnt
                unknown command "incremnt": did you mean "Increment" (1)?
                >

                """.replacingOccurrences(of: ">\n", with: "> \n"))
    }
}
