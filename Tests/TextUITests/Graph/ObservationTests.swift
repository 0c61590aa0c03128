import Testing
import TextUI
import TextUITesting

/// Only views that read what has changed run again.
@MainActor struct ObservationTests {
    struct Rows: View {
        let items: Items
        var body: some View { VStack { ForEach(items.all) { NameRow(item: $0) } } }
    }

    struct NameRow: View {
        let item: Item
        var body: some View { Text(item.name) }
    }

    @Test(arguments: [10, 1_000])
    func `a change in one row runs one body, at any length`(count: Int) async {
        let items = Items(count: count)
        let screen = TestScreen { Rows(items: items) }
        #expect(screen.bodyCount(of: NameRow.self) == count)
        screen.resetBodyCounts()
        items.all[count / 2].name = "changed"
        await screen.settle()
        #expect(screen.bodyCount(of: NameRow.self) == 1)
        #expect(screen.bodyCount(of: Rows.self) == 0)
        #expect(screen.body.components(separatedBy: "\n")[count / 2] == "changed")
    }

    @Test(arguments: [10, 1_000])
    func `a row that is added runs its own body and that of the list`(count: Int) async {
        let items = Items(count: count)
        let screen = TestScreen { Rows(items: items) }
        screen.resetBodyCounts()
        items.all.append(Item(count, "new"))
        await screen.settle()
        #expect(screen.bodyCount(of: NameRow.self) == 1)
        #expect(screen.bodyCount(of: Rows.self) == 1)
    }

    @Test(arguments: [100, 1_000])
    func `the first frame runs each body once`(count: Int) {
        let items = Items(count: count)
        let screen = TestScreen { Rows(items: items) }
        _ = screen.frame
        #expect(screen.bodyCount(of: NameRow.self) == count)
        #expect(screen.bodyCount(of: Rows.self) == 1)
    }

    @Observable final class Model {
        var first = 1
        var second = 1
        var nested = Nested()
    }

    @Observable final class Nested {
        var name = "nested"
    }

    struct Reader: View {
        let model: Model
        var body: some View { Text("\(model.first)") }
    }

    @Test func `three writes in one turn give one update`() async {
        let model = Model()
        let screen = TestScreen { Reader(model: model) }
        screen.resetBodyCounts()
        for _ in 1...3 { model.first += 1 }
        await screen.settle()
        #expect(screen.bodyCount(of: Reader.self) == 1)
        #expect(screen.frames.map { $0.components(separatedBy: "\n")[1] } == ["1", "4"])
    }

    @Test func `a property that no body read runs none`() async {
        let model = Model()
        let screen = TestScreen { Reader(model: model) }
        screen.resetBodyCounts()
        model.second = 9
        await screen.settle()
        #expect(screen.bodyCount(of: Reader.self) == 0)
    }

    @Test func `a view runs again for what it read last, not for what it read before`() async {
        struct Switching: View {
            let model: Model
            var body: some View { Text(model.first == 1 ? "first" : "second \(model.second)") }
        }
        let model = Model()
        let screen = TestScreen { Switching(model: model) }
        model.first = 2
        await screen.settle()
        screen.resetBodyCounts()
        model.second = 5
        await screen.settle()
        #expect(screen.body == "second 5")
        #expect(screen.bodyCount(of: Switching.self) == 1)
        model.first = 1
        await screen.settle()
        screen.resetBodyCounts()
        model.second = 6
        await screen.settle()
        #expect(screen.bodyCount(of: Switching.self) == 0)
    }

    @Test func `a parent and a child that read the same value run once each`() async {
        struct Child: View {
            let model: Model
            let copy: Int
            var body: some View { Text("child \(model.first) \(copy)") }
        }
        struct Parent: View {
            let model: Model
            var body: some View {
                VStack {
                    Text("parent \(model.first)")
                    Child(model: model, copy: model.first)
                }
            }
        }
        let model = Model()
        let screen = TestScreen { Parent(model: model) }
        screen.resetBodyCounts()
        model.first = 2
        await screen.settle()
        #expect(screen.body == "parent 2\nchild 2 2")
        #expect(screen.bodyCount(of: Parent.self) == 1)
        #expect(screen.bodyCount(of: Child.self) == 1)
    }

    @Test func `a child whose input is the same does not run with its parent`() async {
        struct Child: View {
            let model: Model
            let title: String
            let choice: Int?
            var body: some View { Text(title) }
        }
        struct Parent: View {
            let model: Model
            var body: some View {
                Text("\(model.first)")
                Child(model: model, title: "child", choice: 3)
            }
        }
        let model = Model()
        let screen = TestScreen { Parent(model: model) }
        screen.resetBodyCounts()
        model.first = 2
        await screen.settle()
        #expect(screen.body == "2\nchild")
        #expect(screen.bodyCount(of: Child.self) == 0)
    }

    @Test func `a child with an optional object that is the same does not run with its parent`() async {
        struct Child: View {
            let model: Model?
            var body: some View { Text("child") }
        }
        struct Parent: View {
            let model: Model
            var body: some View {
                Text("\(model.first)")
                Child(model: model)
            }
        }
        let model = Model()
        let screen = TestScreen { Parent(model: model) }
        screen.resetBodyCounts()
        model.first = 2
        await screen.settle()
        #expect(screen.bodyCount(of: Child.self) == 0)
    }

    @Test func `an observable object in State updates the view`() async {
        struct Owner: View {
            @State private var model = Model()
            var body: some View {
                VStack {
                    Text("\(model.first)")
                    Button("Add") { model.first += 1 }
                }
            }
        }
        let screen = TestScreen { Owner() }
        await screen.tap("Add")
        await screen.tap("Add")
        #expect(screen.body == "3\n[1] Add")
    }

    @Test func `an object inside an observable object updates the view, also one that is put in later`() async {
        struct Name: View {
            let model: Model
            var body: some View { Text(model.nested.name) }
        }
        let model = Model()
        let screen = TestScreen { Name(model: model) }
        model.nested.name = "changed"
        await screen.settle()
        #expect(screen.body == "changed")
        let old = model.nested
        model.nested = Nested()
        await screen.settle()
        #expect(screen.body == "nested")
        screen.resetBodyCounts()
        old.name = "old"
        await screen.settle()
        #expect(screen.bodyCount(of: Name.self) == 0)
        model.nested.name = "new"
        await screen.settle()
        #expect(screen.body == "new")
    }

    @Test func `no change is missed while changes follow each other`() async {
        struct Chain: View {
            let model: Model
            var body: some View {
                Text("\(model.first) \(model.second)")
                    .onChange(of: model.first) { model.second = model.first * 10 }
            }
        }
        let model = Model()
        let screen = TestScreen { Chain(model: model) }
        for number in 2...20 {
            model.first = number
            // The callback of the first change has come; the body has not yet run.
            model.first = number + 100
            await screen.settle()
            #expect(screen.body == "\(number + 100) \((number + 100) * 10)")
        }
    }

    @Test func `a change from a background task arrives`() async {
        @MainActor final class Source {
            let model = Model()
            nonisolated func change() async { await set() }
            func set() { model.first = 42 }
        }
        struct Root: View {
            let source: Source
            var body: some View {
                Text("\(source.model.first)").task { await Task.detached { await source.change() }.value }
            }
        }
        let screen = TestScreen { Root(source: Source()) }
        await screen.settle()
        #expect(screen.body == "42")
    }

    @Test func `a view that has gone does not run for what it read`() async {
        struct Root: View {
            let model: Model
            var body: some View { if model.second == 1 { Reader(model: model) } }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        model.second = 2
        await screen.settle()
        screen.resetBodyCounts()
        model.first = 7
        await screen.settle()
        #expect(screen.bodyCount(of: Reader.self) == 0)
        #expect(screen.body == "")
    }
}
