import Testing
import TextUI
import TextUITesting

/// Async work and the views that start it.
@MainActor struct TaskIdentityTests {
    @MainActor @Observable final class Model {
        var isFirst = true
        var count = 0
    }

    @Test func `a task sees the newest state when it goes on`() async {
        struct Root: View {
            let gate: Gate
            @State private var count = 0
            @State private var seen = ""
            var body: some View {
                Button("Add") { count += 1 }
                Text("seen \(seen)").task {
                    await gate.wait()
                    seen = "\(count)"
                }
            }
        }
        let gate = Gate()
        let screen = TestScreen { Root(gate: gate) }
        await screen.tap("Add")
        await screen.tap("Add")
        gate.open()
        await screen.settle()
        #expect(screen.body == "[1] Add\nseen 2")
    }

    @Test func `a task of one branch is cancelled when the other branch comes`() async {
        struct Root: View {
            let model: Model
            let gate: Gate
            let log: Log
            var body: some View {
                if model.isFirst { work("first") } else { work("second") }
            }
            func work(_ name: String) -> some View {
                Text(name).task {
                    log.lines.append("start \(name)")
                    await gate.wait()
                    if Task.isCancelled { log.lines.append("cancelled \(name)") }
                }
            }
        }
        let model = Model()
        let gate = Gate()
        let log = Log()
        let screen = TestScreen { Root(model: model, gate: gate, log: log) }
        await screen.settle()
        model.isFirst = false
        await screen.settle()
        #expect(Set(log.lines) == ["start first", "cancelled first", "start second"])
        #expect(gate.waiters == 1)
    }

    @Test func `a state set by a task whose view has gone changes nothing and does no harm`() async {
        struct Child: View {
            let gate: Gate
            @State private var text = "child"
            var body: some View {
                Text(text).task {
                    await gate.wait()
                    text = "late"
                }
            }
        }
        struct Root: View {
            let model: Model
            let gate: Gate
            var body: some View {
                if model.isFirst { Child(gate: gate) } else { Text("gone") }
            }
        }
        let model = Model()
        let gate = Gate()
        let screen = TestScreen { Root(model: model, gate: gate) }
        await screen.settle()
        model.isFirst = false
        await screen.settle()
        gate.open()
        await screen.settle()
        #expect(screen.body == "gone")
        #expect(screen.diagnostics == [])
    }

    @Test func `an action that starts a task is waited for`() async {
        struct Root: View {
            let gate: Gate
            @State private var text = "idle"
            var body: some View {
                Button("Load") {
                    text = "loading"
                    Task {
                        await gate.wait()
                        text = "loaded"
                    }
                }
                Text(text)
            }
        }
        let gate = Gate()
        let screen = TestScreen { Root(gate: gate) }
        await screen.tap("Load")
        #expect(screen.body == "[1] Load\nloading")
        gate.open()
        await screen.settle()
        #expect(screen.body == "[1] Load\nloaded")
        #expect(screen.frames.map { $0.components(separatedBy: "\n")[2] } == ["idle", "loading", "loaded"])
    }

    @Test func `a screen that is closed holds no view model`() async {
        struct Owner: View {
            @State private var model = Model()
            let seen: (Model) -> Void
            var body: some View { Text("\(model.count)").onAppear { seen(model) } }
        }
        var reference: WeakReference<Model>?
        let screen = TestScreen { Owner { reference = WeakReference($0) } }
        #expect(reference?.isReleased == false)
        screen.close()
        #expect(reference?.isReleased == true)
    }
}
