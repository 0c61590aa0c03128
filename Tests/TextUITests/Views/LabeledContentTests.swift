import Testing
import TextUI
import TextUITesting

/// A value with its name before it.
@MainActor struct LabeledContentTests {
    @Test func `a value stands behind its name`() {
        let name = "Seats"
        let screen = TestScreen {
            Form {
                LabeledContent("Name", value: "Ada")
                LabeledContent(name, value: 1_000, format: .number.grouping(.never))
                LabeledContent("Price", value: 2.5, format: .number.precision(.fractionLength(2)))
            }
        }
        #expect(screen.body == "Name: Ada\nSeats: 1000\nPrice: 2.50")
    }

    @Test func `views in the value stand one under the other`() {
        let screen = TestScreen {
            LabeledContent("Address") {
                Text("12 St James's Square")
                Text("London")
            }
        }
        #expect(
            screen.body == """
                Address: 12 St James's Square
                         London
                """)
    }

    @Test func `a long value wraps in its own column`() {
        let screen = TestScreen(width: 24) { LabeledContent("Note", value: "three words and then some more") }
        #expect(
            screen.body == """
                Note: three words and
                      then some more
                """)
    }

    @Test func `a control in the value is one to type for`() async {
        let log = Log()
        let screen = TestScreen {
            LabeledContent {
                Button("Change") { log.lines.append("changed") }
            } label: {
                Text("Plan")
            }
        }
        #expect(screen.body == "Plan: [1] Change")
        await screen.tap("Change")
        #expect(log.lines == ["changed"])
    }

    @Test func `without a text for a label there is no colon`() {
        let screen = TestScreen {
            LabeledContent {
                Text("alone")
            } label: {
                EmptyView()
            }
        }
        #expect(screen.body == "alone")
        let unnamed = TestScreen { LabeledContent("", value: "alone") }
        #expect(unnamed.body == "alone")
    }
}
