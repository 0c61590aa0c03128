import SwiftMVVM
import Testing
import TextUITesting

@testable import Counter

struct CounterViewTests {
    @Test func `the view shows the count and three buttons`() {
        let screen = TestScreen { CounterView() }
        #expect(
            screen.body == """
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset
                """)
    }

    @Test func `increment shows the next count`() async {
        let screen = TestScreen { CounterView() }
        await screen.tap("Increment")
        #expect(
            screen.body == """
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset
                """)
    }

    @Test func `decrement at zero shows zero still`() async {
        let screen = TestScreen { CounterView() }
        await screen.tap("Decrement")
        #expect(
            screen.body == """
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset
                """)
    }

    @Test func `reset brings the count back to zero`() async {
        let screen = TestScreen { CounterView() }
        await screen.tap("Increment")
        await screen.tap("Increment")
        await screen.tap("Reset")
        #expect(screen.frame.contains("Count: 0"))
    }

    @Test func `one tap runs the body once`() async {
        let screen = TestScreen { CounterView() }
        screen.resetBodyCounts()
        await screen.tap("Increment")
        #expect(screen.bodyCount(of: CounterView.self) == 1)
    }
}
