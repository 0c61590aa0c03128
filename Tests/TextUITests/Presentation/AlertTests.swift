import Testing
import TextUI
import TextUITesting

/// Questions that must be answered.
@MainActor struct AlertTests {
    struct Asking: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            Button("Ask") { isShown = true }
                .alert("Delete Ada?", isPresented: $isShown) {
                    Button("Delete", role: .destructive) { log.lines.append("delete") }
                    Button("Keep", role: .cancel) { log.lines.append("keep") }
                } message: {
                    Text("This cannot be undone.")
                }
        }
    }

    @Test func `an alert shows its title, message and buttons`() async {
        let screen = TestScreen(width: 34) { Asking(log: Log()) }
        await screen.tap("Ask")
        #expect(
            screen.frame == """
                ── Alert: Delete Ada? ────────────
                This cannot be undone.
                [1] Delete   [2] Keep
                """)
    }

    @Test(arguments: ["delete", "keep"])
    func `each button runs its action and closes the alert`(button: String) async {
        let log = Log()
        let screen = TestScreen { Asking(log: log) }
        await screen.tap("Ask")
        await screen.tap(button)
        #expect(log.lines == [button])
        #expect(screen.body == "[1] Ask")
    }

    @Test func `dismiss chooses the button with the cancel role`() async {
        let log = Log()
        let screen = TestScreen { Asking(log: log) }
        await screen.tap("Ask")
        await screen.enter("dismiss")
        #expect(log.lines == ["keep"])
        #expect(screen.body == "[1] Ask")
    }

    @Test func `without a cancel role dismiss complains and the alert stays`() async {
        struct Root: View {
            @State private var isShown = true
            var body: some View { Text("root").alert("Really?", isPresented: $isShown) { Button("Yes") {} } }
        }
        let screen = TestScreen { Root() }
        await screen.enter("dismiss")
        #expect(screen.complaints == ["this alert has no way to cancel: choose \"Yes\" (1)"])
        #expect(screen.body == "[1] Yes")
    }

    @Test func `an alert without buttons gets OK`() async {
        struct Root: View {
            @State private var isShown = true
            var body: some View {
                Text("root").alert("Done", isPresented: $isShown) {
                } message: {
                    Text("All well.")
                }
            }
        }
        let screen = TestScreen { Root() }
        #expect(screen.body == "All well.\n[1] OK")
        await screen.tap("OK")
        #expect(screen.body == "root")
    }

    @Test func `a dialog gets Cancel, unless it has one`() async {
        struct Root: View {
            let hasCancel: Bool
            let log: Log
            @State private var isShown = true
            var body: some View {
                Text("root").confirmationDialog("Sort by", isPresented: $isShown) {
                    Button("Name") { log.lines.append("name") }
                    if hasCancel { Button("Never mind", role: .cancel) { log.lines.append("never mind") } }
                }
            }
        }
        let log = Log()
        let plain = TestScreen(width: 24) { Root(hasCancel: false, log: log) }
        #expect(plain.frame == "── Dialog: Sort by ─────\n[1] Name   [2] Cancel")
        await plain.enter("dismiss")
        #expect(plain.body == "root")
        #expect(log.lines == [])
        let other = TestScreen(width: 40) { Root(hasCancel: true, log: log) }
        #expect(other.body == "[1] Name   [2] Never mind")
        await other.enter("dismiss")
        #expect(other.body == "root")
        #expect(log.lines == ["never mind"])
    }

    @Test func `an action of an alert can open the next one`() async {
        struct Root: View {
            @State private var first = true
            @State private var second = false
            var body: some View {
                Text("root")
                    .alert("First", isPresented: $first) { Button("Next") { second = true } }
                    .alert("Second", isPresented: $second) { Button("End") {} }
            }
        }
        let screen = TestScreen(width: 30) { Root() }
        await screen.tap("Next")
        #expect(screen.frame == "── Alert: Second ─────────────\n[1] End")
        await screen.tap("End")
        #expect(screen.body == "root")
    }

    @Test func `an alert for data shows the data`() async {
        struct Root: View {
            @State private var isShown = true
            let item: Item?
            var body: some View {
                Text("root").alert("Item", isPresented: $isShown, presenting: item) { item in
                    Button("Open \(item.name)") {}
                } message: { item in
                    Text("about \(item.name)")
                }
            }
        }
        let screen = TestScreen { Root(item: Item(1, "one")) }
        #expect(screen.body == "about one\n[1] Open one")
    }

    @Test func `an alert over a sheet closes alone`() async {
        struct Root: View {
            @State private var isShown = true
            @State private var isAsked = false
            var body: some View {
                Text("root").sheet(isPresented: $isShown) {
                    Button("Ask") { isAsked = true }
                        .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.tap("Ask")
        await screen.tap("Yes")
        #expect(screen.body == "[1] Ask")
    }

    @Test func `the older alert value works`() async {
        struct Root: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                Text("root").alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Delete?"), message: Text("For ever."),
                        primaryButton: .destructive(Text("Delete")) { log.lines.append("delete") },
                        secondaryButton: .cancel())
                }
            }
        }
        let log = Log()
        let screen = TestScreen(width: 30) { Root(log: log) }
        #expect(screen.frame == "── Alert: Delete? ────────────\nFor ever.\n[1] Delete   [2] Cancel")
        await screen.tap("Delete")
        #expect(log.lines == ["delete"])
        #expect(screen.body == "root")
    }

    @Test func `a menu opens its buttons, and each closes it`() async {
        struct Root: View {
            let log: Log
            var body: some View {
                Menu("Sort") {
                    Button("By name") { log.lines.append("name") }
                    Button("By date") { log.lines.append("date") }
                }
            }
        }
        let log = Log()
        let screen = TestScreen(width: 30) { Root(log: log) }
        #expect(screen.body == "[1] Sort")
        await screen.tap("Sort")
        #expect(screen.frame == "── Menu ──────────────────────\n[1] By name\n[2] By date")
        await screen.tap("By date")
        #expect(log.lines == ["date"])
        #expect(screen.body == "[1] Sort")
    }
}
