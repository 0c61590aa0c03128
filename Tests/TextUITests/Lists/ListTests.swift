import Testing
import TextUI
import TextUITesting

/// Rows, of which only those on the screen are mounted.
@MainActor struct ListTests {
    struct Row: View {
        let item: Item
        let log: Log
        var body: some View {
            Text(item.name).onAppear { log.lines.append(item.name) }
        }
    }

    struct Rows: View {
        let items: Items
        let log: Log
        var body: some View { List(items.all) { Row(item: $0, log: log) } }
    }

    private func lines(_ range: Range<Int>) -> String { range.map { "item \($0)" }.joined(separator: "\n") }
    private let log = Log()

    @Test func `a long list shows a screenful and counts the rest`() async {
        let screen = TestScreen(height: 11) { Rows(items: Items(count: 10_000), log: log) }
        #expect(screen.body == lines(0..<5) + "\n… 9,995 more")
        #expect(screen.bodyCount(of: Row.self) == 5)
        #expect(log.lines == (0..<5).map { "item \($0)" })
    }

    @Test func `more, less, top and end move the window`() async {
        let screen = TestScreen(height: 11) { Rows(items: Items(count: 12), log: log) }
        await screen.enter("more")
        #expect(screen.body == "… 5 before\n" + lines(5..<10) + "\n… 2 more")
        await screen.enter("more")
        #expect(screen.body == "… 7 before\n" + lines(7..<12))
        await screen.enter("less")
        #expect(screen.body == "… 2 before\n" + lines(2..<7) + "\n… 5 more")
        await screen.enter("end")
        #expect(screen.body == "… 7 before\n" + lines(7..<12))
        await screen.enter("top")
        #expect(screen.body == lines(0..<5) + "\n… 7 more")
        #expect(screen.complaints == [])
    }

    @Test func `more brings on rows, which appear then`() async {
        let screen = TestScreen(height: 9) { Rows(items: Items(count: 5), log: log) }
        #expect(log.lines == ["item 0", "item 1", "item 2"])
        log.lines = []
        await screen.enter("more")
        #expect(log.lines == ["item 3", "item 4"])
        #expect(screen.body == "… 2 before\n" + lines(2..<5))
    }

    @Test func `a row that leaves the window disappears, and appears again when it comes back`() async {
        struct Appearing: View {
            let name: String
            let log: Log
            var body: some View {
                Text(name)
                    .onAppear { log.lines.append("appear \(name)") }
                    .onDisappear { log.lines.append("disappear \(name)") }
            }
        }
        let log = log
        let screen = TestScreen(height: 7) { List(0..<2) { Appearing(name: "row \($0)", log: log) } }
        await screen.enter("more")
        await screen.enter("top")
        #expect(
            log.lines == [
                "appear row 0", "disappear row 0", "appear row 1", "disappear row 1", "appear row 0",
            ])
    }

    @Test func `the end of a long list mounts only its window`() async {
        let screen = TestScreen(height: 11) { Rows(items: Items(count: 1_000), log: log) }
        await screen.enter("end")
        #expect(screen.body == "… 995 before\n" + lines(995..<1_000))
        #expect(screen.bodyCount(of: Row.self) == 10)
    }

    struct Stateful: View {
        let items: Items
        var body: some View { List(items.all) { TapRow(item: $0) } }
    }

    @Test func `a row keeps its state while it is off the window, as long as its id is in the data`() async {
        let items = Items(count: 9)
        let screen = TestScreen(height: 9) { Stateful(items: items) }
        await screen.tap("item 1")
        await screen.enter("end")
        items.all.remove(at: 0)
        await screen.settle()
        await screen.enter("top")
        #expect(screen.body == "[1] item 1 1\n[2] item 2 0\n[3] item 3 0\n… 5 more")
        await screen.enter("end")
        let removed = items.all.remove(at: 0)
        await screen.settle()
        items.all.insert(removed, at: 0)
        await screen.settle()
        await screen.enter("top")
        #expect(screen.body == "[1] item 1 0\n[2] item 2 0\n[3] item 3 0\n… 5 more")
    }

    @Test func `a row off the window follows changes when it comes back`() async {
        let items = Items(count: 6)
        let screen = TestScreen(height: 9) { Stateful(items: items) }
        await screen.enter("end")
        items.all[0].name = "changed"
        await screen.settle()
        #expect(screen.body == "… 3 before\n[1] item 3 0\n[2] item 4 0\n[3] item 5 0")
        await screen.enter("top")
        #expect(screen.body == "[1] changed 0\n[2] item 1 0\n[3] item 2 0\n… 3 more")
    }

    @Test func `a list that becomes shorter than its window begins shows its end`() async {
        let items = Items(count: 10)
        let screen = TestScreen(height: 9) { Stateful(items: items) }
        await screen.enter("end")
        items.all.removeLast(5)
        await screen.settle()
        #expect(screen.body == "… 2 before\n[1] item 2 0\n[2] item 3 0\n[3] item 4 0")
        items.all = []
        await screen.settle()
        #expect(screen.body == "")
        items.all = [Item(1, "one")]
        await screen.settle()
        #expect(screen.body == "[1] one 0")
    }

    @Test func `a list that grows counts what is more`() async {
        let items = Items("a")
        let screen = TestScreen(height: 8) { Stateful(items: items) }
        #expect(screen.body == "[1] a 0")
        items.all.append(contentsOf: [Item(10, "b"), Item(11, "c"), Item(12, "d")])
        await screen.settle()
        #expect(screen.body == "[1] a 0\n[2] b 0\n… 2 more")
    }

    @Test func `a lazy stack has a window, a plain stack has not`() {
        let items = Items(count: 5)
        let lazy = TestScreen(height: 8) { LazyVStack { ForEach(items.all) { Text($0.name) } } }
        #expect(lazy.body == lines(0..<2) + "\n… 3 more")
        let plain = TestScreen(height: 8) { VStack { ForEach(items.all) { Text($0.name) } } }
        #expect(plain.body == lines(0..<5))
    }

    @Test func `sections have headers and footers, which are no rows`() async {
        let screen = TestScreen(height: 9) {
            List {
                Section("Open") { ForEach(0..<2) { Text("open \($0)") } }
                Section {
                    ForEach(0..<3) { Text("done \($0)") }
                } header: {
                    Text("Done")
                } footer: {
                    Text("three in all")
                }
            }
        }
        #expect(screen.body == "Open\nopen 0\nopen 1\nDone\ndone 0\n… 2 more")
        await screen.enter("more")
        #expect(screen.body == "… 2 before\nDone\ndone 0\ndone 1\ndone 2\nthree in all")
    }

    @Test func `a row of several lines is one row`() {
        let screen = TestScreen(height: 8) {
            List(0..<3) { number in
                VStack {
                    Text("first \(number)")
                    Text("second \(number)")
                }
            }
        }
        #expect(screen.body == "first 0\nsecond 0\n… 2 more")
    }

    @Test func `static rows are rows too`() async {
        let screen = TestScreen(height: 8) {
            List {
                Text("one")
                Text("two")
                Text("three")
            }
        }
        #expect(screen.body == "one\ntwo\n… 1 more")
        await screen.enter("more")
        #expect(screen.body == "… 1 before\ntwo\nthree")
    }

    @Test func `an empty list draws nothing`() {
        let screen = TestScreen { List([Int](), id: \.self) { Text("\($0)") } }
        #expect(screen.body == "")
    }

    @Test func `a row that is a link is one control, and its buttons come after it`() {
        let screen = TestScreen {
            NavigationStack {
                List(0..<2) { number in
                    HStack {
                        NavigationLink("Item \(number)", value: number)
                        Button("Star") {}
                    }
                }
            }
        }
        #expect(screen.body == "[1] Item 0   [2] Star\n[3] Item 1   [4] Star")
    }
}
