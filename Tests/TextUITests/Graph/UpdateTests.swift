import Testing
import TextUI
import TextUITesting

/// Update, draw, commit: what runs when, and how often.
@MainActor struct UpdateTests {
    @Observable final class Model {
        var count = 0
        var text = "text"
    }

    @Test func `drawing and measuring run no body`() async {
        struct Column: View {
            let model: Model
            var body: some View { Text(model.text) }
        }
        struct Root: View {
            let model: Model
            var body: some View {
                HStack {
                    Column(model: model)
                    VStack { HStack { Column(model: model) } }
                }
            }
        }
        let screen = TestScreen { Root(model: Model()) }
        _ = screen.frame
        _ = screen.controls
        await screen.enter("")
        #expect(screen.bodyCount(of: Column.self) == 2)
        #expect(screen.bodyCount(of: Root.self) == 1)
    }

    @Test func `a body that changes what it reads itself does not loop`() async {
        struct Careless: View {
            let model: Model
            var body: some View {
                model.count += 1
                return Text("\(model.count) \(model.text)")
            }
        }
        let model = Model()
        let screen = TestScreen { Careless(model: model) }
        await screen.settle()
        #expect(screen.bodyCount(of: Careless.self) == 1)
        #expect(screen.body == "1 text")
        model.text = "again"
        await screen.settle()
        #expect(screen.bodyCount(of: Careless.self) == 2)
        #expect(screen.body == "2 again")
    }

    @Test func `a body that changes what another view has read is told by name`() async {
        struct Careless: View {
            let model: Model
            var body: some View {
                model.count = 1
                return Text("careless")
            }
        }
        struct Reader: View {
            let model: Model
            var body: some View { Text("\(model.count)") }
        }
        let model = Model()
        let screen = TestScreen {
            Reader(model: model)
            Careless(model: model)
        }
        #expect(screen.body == "1\ncareless")
        #expect(
            screen.diagnostics == [
                """
                TextUI: Careless.body changed state while it was being evaluated.
                A body describes the view; it must not change what a view reads, or drawing never ends. \
                The change is kept, but Careless is not evaluated again for it.
                Move the change into an action, .onAppear, .onChange or .task.
                """
            ])
    }

    @Test func `a body that sets its State is told by name and ends`() async {
        struct Careless: View {
            @State private var count = 0
            var body: some View {
                count += 1
                return Text("\(count)")
            }
        }
        let screen = TestScreen { Careless() }
        await screen.settle()
        #expect(screen.bodyCount(of: Careless.self) == 1)
        #expect(screen.diagnostics.count == 1)
        #expect(screen.diagnostics.first?.hasPrefix("TextUI: Careless.body changed state") == true)
    }

    @Test func `a child that changes what its parent read does not loop`() async {
        struct Child: View {
            let model: Model
            var body: some View {
                model.count += 1
                return Text("child")
            }
        }
        struct Parent: View {
            let model: Model
            var body: some View {
                Text("\(model.count)")
                Child(model: model)
            }
        }
        let model = Model()
        let screen = TestScreen { Parent(model: model) }
        await screen.settle()
        #expect(screen.body == "1\nchild")
        #expect(screen.bodyCount(of: Child.self) == 1)
        #expect(screen.bodyCount(of: Parent.self) == 2)
        #expect(screen.diagnostics.count == 1)
        #expect(screen.diagnostics.first?.hasPrefix("TextUI: Child.body changed state") == true)
    }

    @Test func `onChange runs after the change, with the old and the new value`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                Text("\(model.count)")
                    .onChange(of: model.count) { old, new in log.lines.append("\(old) → \(new)") }
            }
        }
        let model = Model()
        let log = Log()
        let screen = TestScreen { Root(model: model, log: log) }
        #expect(log.lines == [])
        model.count = 1
        model.count = 2
        await screen.settle()
        model.text = "other"
        await screen.settle()
        model.count = 5
        await screen.settle()
        #expect(log.lines == ["0 → 2", "2 → 5"])
    }

    @Test func `onChange with initial runs once at first`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                Text(model.text)
                    .onChange(of: model.count, initial: true) { old, new in log.lines.append("\(old) → \(new)") }
            }
        }
        let model = Model()
        let log = Log()
        let screen = TestScreen { Root(model: model, log: log) }
        await screen.settle()
        model.text = "other"
        await screen.settle()
        #expect(log.lines == ["0 → 0"])
        model.count = 1
        await screen.settle()
        #expect(log.lines == ["0 → 0", "0 → 1"])
    }

    @Test func `a view with a new UUID in each body starts its task once`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                let stamp = UUID()
                VStack {
                    Text("\(model.count)")
                    Stamped(stamp: stamp, log: log)
                }
            }
        }
        struct Stamped: View {
            let stamp: UUID
            let log: Log
            @State private var taps = 0
            var body: some View {
                Button("taps \(taps)") { taps += 1 }.task { log.lines.append("start") }
            }
        }
        let model = Model()
        let log = Log()
        let screen = TestScreen { Root(model: model, log: log) }
        await screen.tap("taps")
        for count in 1...3 {
            model.count = count
            await screen.settle()
        }
        #expect(screen.body == "3\n[1] taps 1")
        #expect(log.lines == ["start"])
    }

    @Test func `callbacks that keep changing what makes them run are stopped and told`() async {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let screen = TestScreen { Restless() }
        #expect(
            screen.diagnostics == [
                """
                TextUI: the views do not come to rest: Restless changed again in each of 100 turns.
                A callback such as .onAppear or .onChange changes what makes it run again.
                Change the state only when the value is another one.
                """
            ])
    }

    @Test func `setting a state to the value it has runs no body`() async {
        struct Root: View {
            @State private var text = "same"
            var body: some View {
                Button("Set") { text = "same" }
                Text(text)
            }
        }
        let screen = TestScreen { Root() }
        screen.resetBodyCounts()
        await screen.tap("Set")
        #expect(screen.bodyCount(of: Root.self) == 0)
        #expect(screen.body == "[1] Set\nsame")
    }

    @Test func `a button calls its newest action`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                let count = model.count
                Button("Log") { log.lines.append("\(count)") }
                Button("Add") { model.count += 1 }
            }
        }
        let log = Log()
        let screen = TestScreen { Root(model: Model(), log: log) }
        await screen.tap("Log")
        await screen.tap("Add")
        await screen.tap("Log")
        #expect(log.lines == ["0", "1"])
    }

    @Test func `a button in a child calls the newest action of the parent`() async {
        struct Child: View {
            let action: @MainActor () -> Void
            var body: some View { Button("Log", action: action) }
        }
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                let count = model.count
                Child { log.lines.append("\(count)") }
            }
        }
        let model = Model()
        let log = Log()
        let screen = TestScreen { Root(model: model, log: log) }
        model.count = 7
        await screen.settle()
        await screen.tap("Log")
        #expect(log.lines == ["7"])
    }

    @Test func `the newest closures of onAppear, onChange, task and swipe are called`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                let text = model.text
                VStack {
                    if model.count > 0 {
                        Text("row").onAppear { log.lines.append("appear \(text)") }
                    }
                }
                .onChange(of: model.count) { log.lines.append("change \(text)") }
                .onTapGesture { log.lines.append("tap \(text)") }
                .onDisappear { log.lines.append("gone \(text)") }
            }
        }
        let model = Model()
        let log = Log()
        let screen = TestScreen { Root(model: model, log: log) }
        model.text = "new"
        model.count = 1
        await screen.settle()
        await screen.tap("row")
        screen.close()
        #expect(log.lines == ["appear new", "change new", "tap new", "gone new"])
    }
}
