import Testing
import TextUI
import TextUITesting

/// onAppear, onDisappear, task and the context of actions.
@MainActor struct LifecycleTests {
    @Observable final class Model {
        var isShown = true
        var id = 1
        var count = 0
    }

    struct Logged: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name)
                .onAppear { log.lines.append("appear \(name)") }
                .onDisappear { log.lines.append("disappear \(name)") }
        }
    }

    struct Toggled: View {
        let model: Model
        let log: Log
        var body: some View {
            VStack {
                Text("\(model.count)")
                if model.isShown {
                    Logged(name: "a", log: log)
                    Logged(name: "b", log: log)
                }
            }
        }
    }

    @Test func `a view appears and disappears once each time it comes and goes`() async {
        let model = Model()
        let log = Log()
        let screen = TestScreen { Toggled(model: model, log: log) }
        #expect(log.lines == ["appear a", "appear b"])
        model.count = 1
        await screen.settle()
        #expect(log.lines == ["appear a", "appear b"])
        log.lines = []
        model.isShown = false
        await screen.settle()
        #expect(log.lines == ["disappear a", "disappear b"])
        log.lines = []
        model.isShown = true
        await screen.settle()
        #expect(log.lines == ["appear a", "appear b"])
    }

    @Test func `when one view takes the place of another, the old one goes first`() async {
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                if model.isShown { Logged(name: "old", log: log) } else { Logged(name: "new", log: log) }
            }
        }
        let model = Model()
        let log = Log()
        let screen = TestScreen { Root(model: model, log: log) }
        model.isShown = false
        await screen.settle()
        #expect(log.lines == ["appear old", "disappear old", "appear new"])
    }

    @Test func `closing the screen makes all views disappear`() {
        let log = Log()
        let screen = TestScreen { Toggled(model: Model(), log: log) }
        screen.close()
        #expect(log.lines == ["appear a", "appear b", "disappear a", "disappear b"])
    }

    @Test func `a state set in onAppear is in the first frame`() {
        struct Root: View {
            @State private var text = "before"
            var body: some View { Text(text).onAppear { text = "after" } }
        }
        let screen = TestScreen { Root() }
        #expect(screen.frames.count == 1)
        #expect(screen.body == "after")
    }

    @Test func `onDisappear may still read and set what the parent owns`() async {
        struct Child: View {
            @Binding var text: String
            @State private var own = "own"
            var body: some View { Text("child").onDisappear { text = "\(text) and \(own)" } }
        }
        struct Root: View {
            let model: Model
            @State private var text = "text"
            var body: some View {
                VStack {
                    Text(text)
                    if model.isShown { Child(text: $text) }
                }
            }
        }
        let model = Model()
        let screen = TestScreen { Root(model: model) }
        model.isShown = false
        await screen.settle()
        #expect(screen.body == "text and own")
    }

    struct Working: View {
        let gate: Gate
        let log: Log
        let id: Int
        var body: some View {
            Text("working").task(id: id) {
                log.lines.append("start \(id)")
                await gate.wait()
                log.lines.append(Task.isCancelled ? "cancelled \(id)" : "end \(id)")
            }
        }
    }

    struct WorkRoot: View {
        let model: Model
        let gate: Gate
        let log: Log
        var body: some View {
            VStack {
                Text("\(model.count)")
                if model.isShown { Working(gate: gate, log: log, id: model.id) }
            }
        }
    }

    @Test func `a task starts once and ends by itself`() async {
        let model = Model()
        let gate = Gate()
        let log = Log()
        let screen = TestScreen { WorkRoot(model: model, gate: gate, log: log) }
        await screen.settle()
        model.count = 1
        await screen.settle()
        #expect(log.lines == ["start 1"])
        gate.open()
        await screen.settle()
        #expect(log.lines == ["start 1", "end 1"])
    }

    @Test func `a task is cancelled when its view disappears`() async {
        let model = Model()
        let gate = Gate()
        let log = Log()
        let screen = TestScreen { WorkRoot(model: model, gate: gate, log: log) }
        await screen.settle()
        model.isShown = false
        await screen.settle()
        #expect(log.lines == ["start 1", "cancelled 1"])
    }

    @Test func `a task is started again when its id changes, and the one before is cancelled`() async {
        let model = Model()
        let gate = Gate()
        let log = Log()
        let screen = TestScreen { WorkRoot(model: model, gate: gate, log: log) }
        await screen.settle()
        model.id = 2
        await screen.settle()
        #expect(Set(log.lines) == ["start 1", "cancelled 1", "start 2"])
        #expect(log.lines.count == 3)
        gate.open()
        await screen.settle()
        #expect(log.lines.last == "end 2")
    }

    @Test func `closing the screen cancels tasks`() async {
        let gate = Gate()
        let log = Log()
        let screen = TestScreen { WorkRoot(model: Model(), gate: gate, log: log) }
        await screen.settle()
        screen.close()
        await screen.settle()
        #expect(log.lines == ["start 1", "cancelled 1"])
    }

    @Test func `the loading state of a task is a frame, and its result the next`() async {
        struct Loading: View {
            @State private var text = "Loading…"
            let gate: Gate
            var body: some View {
                Text(text).task {
                    await gate.wait()
                    text = "Loaded"
                }
            }
        }
        let gate = Gate()
        let screen = TestScreen { Loading(gate: gate) }
        await screen.settle()
        #expect(screen.body == "Loading…")
        gate.open()
        await screen.settle()
        #expect(screen.body == "Loaded")
        #expect(screen.frames.count == 2)
    }

    // MARK: The context of actions

    private struct LoggedContext: ActionContext {
        let name: String
        let log: Log
        func run(_ action: () -> Void) {
            log.lines.append("\(name) begin")
            action()
            log.lines.append("\(name) end")
        }
        func run(_ action: @MainActor () async -> Void) async {
            log.lines.append("\(name) begin")
            await action()
            log.lines.append("\(name) end")
        }
    }

    @Test func `an action runs in the context of its view`() async {
        let log = Log()
        let screen = TestScreen {
            VStack {
                Button("Inner") { log.lines.append("inner") }
                    .environment(\.actionContext, LoggedContext(name: "nearest", log: log))
                Button("Outer") { log.lines.append("outer") }
            }
            .environment(\.actionContext, LoggedContext(name: "around", log: log))
        }
        await screen.tap("Inner")
        await screen.tap("Outer")
        #expect(log.lines == ["nearest begin", "inner", "nearest end", "around begin", "outer", "around end"])
    }

    @Test func `so do tasks, callbacks and bindings of controls`() async {
        struct Root: View {
            let log: Log
            var body: some View {
                Toggle(
                    "Toggle", isOn: Binding(get: { false }, set: { log.lines.append("set \($0)") })
                )
                .onAppear { log.lines.append("appear") }
                .task { log.lines.append("task") }
                .onDisappear { log.lines.append("disappear") }
            }
        }
        let log = Log()
        let screen = TestScreen {
            Root(log: log).environment(\.actionContext, LoggedContext(name: "context", log: log))
        }
        await screen.settle()
        await screen.tap("Toggle")
        screen.close()
        #expect(
            log.lines == ["appear", "task", "set true", "disappear"].flatMap { ["context begin", $0, "context end"] })
    }
}
