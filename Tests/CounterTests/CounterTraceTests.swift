import Testing
import TextUITesting

@testable import Counter

/// What the inspector tells of the counter.
struct CounterTraceTests {
    @Test func `the trace tells the control, the change and the body that ran`() async {
        let transcript = await TestScreen.transcript(of: CounterApp(), lines: [":trace on", "1", "3", "3", "quit"])
        #expect(
            transcript == """
                ── Counter ─────────────────────────────────────────────────────────────────────
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset

                > :trace on
                the trace is on: each command tells what it changed

                > 1
                ── Counter ─────────────────────────────────────────────────────────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                Command 1: Button "Increment" in CounterView
                  changed   CounterViewModel.count: 0 → 1
                  body ran  CounterView: it read CounterViewModel.count
                  not run   0 other bodies

                > 3
                ── Counter ─────────────────────────────────────────────────────────────────────
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset

                Command 2: Button "Reset" in CounterView
                  changed   CounterViewModel.count: 1 → 0
                  body ran  CounterView: it read CounterViewModel.count
                  not run   0 other bodies

                > 3
                (no change)

                Command 3: Button "Reset" in CounterView
                  nothing   changed, and no body ran
                  not run   1 other body

                > quit

                """)
    }
}
