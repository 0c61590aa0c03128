import Testing
import TextUI
import TextUITesting

/// Rows that are deleted, moved and swiped.
@MainActor struct EditableListTests {
    struct Editable: View {
        let items: Items
        var body: some View {
            List {
                ForEach(items.all) { Text($0.name) }
                    .onDelete { items.all.remove(atOffsets: $0) }
                    .onMove { items.all.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func names(_ items: Items) -> [String] { items.all.map(\.name) }

    @Test func `a row with actions has a number, and a swipe deletes it`() async {
        let items = Items("a", "b", "c")
        let screen = TestScreen { Editable(items: items) }
        #expect(screen.body == "[1] a\n[2] b\n[3] c")
        await screen.enter("swipe 2 Delete")
        #expect(names(items) == ["a", "c"])
        #expect(screen.body == "[1] a\n[2] c")
    }

    @Test func `rows are moved up and down, and the ends have one way only`() async {
        let items = Items("a", "b", "c")
        let screen = TestScreen { Editable(items: items) }
        await screen.enter("swipe 3 Move Up")
        #expect(names(items) == ["a", "c", "b"])
        await screen.enter("swipe 1 Move Down")
        #expect(names(items) == ["c", "a", "b"])
        await screen.enter("swipe 1 Move Up")
        #expect(
            screen.complaints == [
                "no single action \"Move Up\" in row 1: swipe 1 Delete or swipe 1 Move Down"
            ])
    }

    @Test func `the last element can be deleted`() async {
        let items = Items("a")
        let screen = TestScreen { Editable(items: items) }
        await screen.enter("swipe 1 Delete")
        #expect(screen.body == "")
    }

    @Test func `a row off the first window is deleted by its own offset`() async {
        let items = Items("a", "b", "c", "d", "e")
        let screen = TestScreen(height: 8) { Editable(items: items) }
        await screen.enter("end")
        #expect(screen.body == "… 3 before\n[1] d\n[2] e")
        await screen.enter("swipe 1 Delete")
        #expect(names(items) == ["a", "b", "c", "e"])
    }

    @Test func `swipe actions of a row run by name`() async {
        struct Root: View {
            let items: Items
            let log: Log
            var body: some View {
                List(items.all) { item in
                    Button(item.name) { log.lines.append("open \(item.name)") }
                        .swipeActions {
                            Button("Pin") { log.lines.append("pin \(item.name)") }
                            Button("Archive", role: .destructive) { log.lines.append("archive \(item.name)") }
                        }
                }
            }
        }
        let log = Log()
        let screen = TestScreen { Root(items: Items("a", "b"), log: log) }
        #expect(screen.body == "[1] a\n[2] b")
        await screen.enter("swipe 2 archive")
        await screen.enter("2")
        #expect(log.lines == ["archive b", "open b"])
    }

    @Test func `refresh runs the action and waits for it`() async {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                List(0..<1) { _ in Text("count \(count)") }.refreshable {
                    await Task.yield()
                    count += 1
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.enter("refresh")
        #expect(screen.body == "count 1")
    }

    @Test func `a search field filters the list`() async {
        struct Root: View {
            @State private var text = ""
            let names = ["Ada", "Bob", "Alan"]
            var body: some View {
                List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                    .searchable(text: $text)
            }
        }
        let screen = TestScreen { Root() }
        #expect(screen.body == "[1] Search: ___\nAda\nBob\nAlan")
        await screen.enter("search = A")
        #expect(screen.body == "[1] Search: A\nAda\nAlan")
    }
}
