import Testing
import TextUI
import TextUITesting

/// State follows the id of the element.
@MainActor struct ForEachIdentityTests {
    @Observable final class WordList {
        var all: [String]
        init(_ all: [String]) { self.all = all }
    }

    struct Rows: View {
        let items: Items
        var body: some View {
            VStack { ForEach(items.all) { TapRow(item: $0) } }
        }
    }

    private func tapped(_ items: Items) async -> TestScreen {
        let screen = TestScreen { Rows(items: items) }
        await screen.tap("b")
        #expect(screen.body == "[1] a 0\n[2] b 1\n[3] c 0")
        return screen
    }

    @Test func `state follows the id when rows are reordered`() async {
        let items = Items("a", "b", "c")
        let screen = await tapped(items)
        items.all.reverse()
        await screen.settle()
        #expect(screen.body == "[1] c 0\n[2] b 1\n[3] a 0")
        items.all.swapAt(0, 1)
        await screen.settle()
        #expect(screen.body == "[1] b 1\n[2] c 0\n[3] a 0")
    }

    @Test func `state follows the id when a row is put in before`() async {
        let items = Items("a", "b", "c")
        let screen = await tapped(items)
        items.all.insert(Item(9, "new"), at: 0)
        await screen.settle()
        #expect(screen.body == "[1] new 0\n[2] a 0\n[3] b 1\n[4] c 0")
    }

    @Test func `the row that is removed goes, not the last one`() async {
        let items = Items("a", "b", "c")
        let screen = await tapped(items)
        items.all.removeFirst()
        await screen.settle()
        #expect(screen.body == "[1] b 1\n[2] c 0")
    }

    @Test func `the last row can be removed, and so can all`() async {
        let items = Items("a", "b", "c")
        let screen = await tapped(items)
        items.all.removeLast()
        await screen.settle()
        #expect(screen.body == "[1] a 0\n[2] b 1")
        items.all = []
        await screen.settle()
        #expect(screen.body == "")
        items.all = [Item(1, "b")]
        await screen.settle()
        #expect(screen.body == "[1] b 0")
    }

    @Test func `state follows the id whatever is done to the data`() async {
        struct Numbers: View {
            let items: Items
            var body: some View {
                VStack { ForEach(items.all) { Marked(id: $0.id) } }
            }
        }
        struct Marked: View {
            let id: Int
            @State private var mark: Int
            init(id: Int) {
                self.id = id
                _mark = State(initialValue: id)
            }
            var body: some View { Text("\(id):\(mark)") }
        }
        let items = Items(count: 10)
        let screen = TestScreen { Numbers(items: items) }
        var generator = Steps(state: 7)
        for _ in 0..<60 {
            let place = Int.random(in: 0...items.all.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: items.all.shuffle(using: &generator)
            case 1: items.all.insert(Item(100 + Int.random(in: 0..<10_000_000, using: &generator), "new"), at: place)
            case 2 where place < items.all.count: items.all.remove(at: place)
            default: items.all.reverse()
            }
            await screen.settle()
            #expect(screen.body == items.all.map { "\($0.id):\($0.id)" }.joined(separator: "\n"))
        }
        #expect(screen.diagnostics == [])
    }

    @Test func `rows with one id are told apart by occurrence, and the id is told`() async {
        struct Words: View {
            let words: WordList
            var body: some View {
                VStack { ForEach(words.all, id: \.self) { TapCount(name: $0) } }
            }
        }
        let words = WordList(["x", "y", "x"])
        let screen = TestScreen { Words(words: words) }
        await screen.enter("3")
        #expect(screen.body == "[1] x 0\n[2] y 0\n[3] x 1")
        #expect(
            screen.diagnostics == [
                """
                TextUI: ForEach in Words: the id "x" occurs more than once.
                Ids tell rows apart; of rows with the same id, state can go to the wrong one when the data changes.
                Give each element an id of its own.
                """
            ])
        words.all = ["x", "x", "x"]
        await screen.settle()
        #expect(screen.body == "[1] x 0\n[2] x 1\n[3] x 0")
        words.all = []
        await screen.settle()
        #expect(screen.body == "")
    }

    @Test func `elements that have no id of their own are shown once each`() async {
        struct Words: View {
            let model: WordList
            var body: some View {
                VStack { ForEach(model.all, id: \.self) { Text($0) } }
            }
        }
        let model = WordList(["a", "b"])
        let screen = TestScreen { Words(model: model) }
        model.all.append("c")
        await screen.settle()
        #expect(screen.body == "a\nb\nc")
    }

    @Test func `a task follows the id and is not started again by a move`() async {
        struct Row: View {
            let item: Item
            let log: Log
            var body: some View {
                Text(item.name).task { log.lines.append("start \(item.name)") }
                    .onDisappear { log.lines.append("gone \(item.name)") }
            }
        }
        struct Root: View {
            let items: Items
            let log: Log
            var body: some View { VStack { ForEach(items.all) { Row(item: $0, log: log) } } }
        }
        let items = Items("a", "b")
        let log = Log()
        let screen = TestScreen { Root(items: items, log: log) }
        await screen.settle()
        items.all.reverse()
        await screen.settle()
        items.all.removeLast()
        await screen.settle()
        #expect(log.lines == ["start a", "start b", "gone a"])
    }

    @Test func `the text of a field in a row stays when other rows change`() async {
        struct Row: View {
            let item: Item
            @State private var text = ""
            var body: some View { TextField(item.name, text: $text) }
        }
        struct Root: View {
            let items: Items
            var body: some View { VStack { ForEach(items.all) { Row(item: $0) } } }
        }
        let items = Items("a", "b")
        let screen = TestScreen { Root(items: items) }
        await screen.type("typed", into: "b")
        items.all[0].name = "first"
        items.all.insert(Item(5, "new"), at: 0)
        await screen.settle()
        #expect(screen.body == "[1] new: ___\n[2] first: ___\n[3] b: typed")
    }
}

/// Random numbers that are the same in each run.
struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state
        mixed ^= mixed >> 33
        mixed = mixed &* 0xff51_afd7_ed55_8ccd
        mixed ^= mixed >> 33
        return mixed
    }
}

/// What happened, in order.
@MainActor final class Log {
    var lines: [String] = []
}
