import Testing
import TextUI
import TextUITesting

/// Levels that are pushed and popped.
@MainActor struct NavigationTests {
    @MainActor @Observable final class Model {
        var path: [Int] = []
        var isPushed = false
        var count = 0
    }

    struct Numbers: View {
        let model: Model
        let log: Log
        var body: some View {
            NavigationStack(path: Bindable(model).path) {
                VStack {
                    NavigationLink("Go to 1", value: 1)
                    TapCount(name: "taps")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Number(number: $0, model: model, log: log) }
            }
        }
    }

    struct Number: View {
        let number: Int
        let model: Model
        let log: Log
        @State private var taps = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Button("number \(number) taps \(taps)") { taps += 1 }
                NavigationLink("Next", value: number + 1)
                Button("Done") { dismiss() }
            }
            .navigationTitle("N\(number)")
            .onAppear { log.lines.append("appear \(number)") }
            .onDisappear { log.lines.append("disappear \(number)") }
        }
    }

    private let model = Model()
    private let log = Log()

    private func number(_ number: Int, taps: Int = 0) -> String {
        "[1] number \(number) taps \(taps)\n[2] Next\n[3] Done"
    }

    @Test func `links push, the header shows the way, back pops`() async {
        let screen = TestScreen(width: 30) { Numbers(model: model, log: log) }
        #expect(screen.frame == "── Root ──────────────────────\n[1] Go to 1\n[2] taps 0")
        await screen.tap("Go to 1")
        #expect(screen.frame == "── Root › N1 ─────────────────\n" + number(1))
        await screen.tap("Next")
        #expect(screen.frame == "── Root › N1 › N2 ────────────\n" + number(2))
        #expect(model.path == [1, 2])
        await screen.enter("back")
        #expect(screen.frame == "── Root › N1 ─────────────────\n" + number(1))
        await screen.tap("Done")
        #expect(screen.frame == "── Root ──────────────────────\n[1] Go to 1\n[2] taps 0")
        #expect(model.path == [])
        await screen.enter("back")
        #expect(screen.complaints == ["nothing to go back to"])
    }

    @Test func `the path can be set to anything: what it says is shown`() async {
        let screen = TestScreen(width: 40) { Numbers(model: model, log: log) }
        model.path = [1, 2, 3]
        await screen.settle()
        #expect(screen.frame == "── Root › N1 › N2 › N3 ─────────────────\n" + number(3))
        model.path = [7, 8]
        await screen.settle()
        #expect(screen.frame == "── Root › N7 › N8 ──────────────────────\n" + number(8))
        model.path = []
        await screen.settle()
        #expect(screen.frame == "── Root ────────────────────────────────\n[1] Go to 1\n[2] taps 0")
    }

    @Test func `a path that is there from the beginning is shown in the first frame`() {
        model.path = [4, 5]
        let screen = TestScreen { Numbers(model: model, log: log) }
        #expect(screen.body == number(5))
        #expect(screen.frames.count == 1)
    }

    @Test func `levels that stay in the path keep their state, the others begin anew`() async {
        model.path = [1, 2]
        let screen = TestScreen { Numbers(model: model, log: log) }
        await screen.enter("1")
        #expect(screen.body == number(2, taps: 1))
        model.path = [1, 2, 3]
        await screen.settle()
        await screen.enter("back")
        #expect(screen.body == number(2, taps: 1))
        model.path = [1, 9]
        await screen.settle()
        #expect(screen.body == number(9))
        model.path = [1, 2]
        await screen.settle()
        #expect(screen.body == number(2))
    }

    @Test func `the root keeps its state while it is covered`() async {
        let screen = TestScreen { Numbers(model: model, log: log) }
        await screen.tap("taps")
        await screen.tap("Go to 1")
        await screen.enter("back")
        #expect(screen.body == "[1] Go to 1\n[2] taps 1")
    }

    @Test func `a covered level disappears, and appears again when it is uncovered`() async {
        let screen = TestScreen { Numbers(model: model, log: log) }
        model.path = [1]
        await screen.settle()
        #expect(log.lines == ["appear 1"])
        model.path = [1, 2]
        await screen.settle()
        #expect(log.lines == ["appear 1", "disappear 1", "appear 2"])
        log.lines = []
        await screen.enter("back")
        #expect(log.lines == ["disappear 2", "appear 1"])
        log.lines = []
        model.path = []
        await screen.settle()
        #expect(log.lines == ["disappear 1"])
    }

    @Test func `the task of a covered level is cancelled and started again`() async {
        struct Root: View {
            let model: Model
            let gate: Gate
            let log: Log
            var body: some View {
                NavigationStack(path: Bindable(model).path) {
                    Text("root")
                        .task {
                            log.lines.append("start")
                            await gate.wait()
                            log.lines.append(Task.isCancelled ? "cancelled" : "end")
                        }
                        .navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
        let gate = Gate()
        let screen = TestScreen { Root(model: model, gate: gate, log: log) }
        await screen.settle()
        #expect(log.lines == ["start"])
        model.path = [1]
        await screen.settle()
        #expect(log.lines == ["start", "cancelled"])
        await screen.enter("back")
        #expect(log.lines == ["start", "cancelled", "start"])
        gate.open()
        await screen.settle()
        #expect(log.lines.last == "end")
    }

    @MainActor final class Holder { var references: [WeakReference<Model>] = [] }

    struct Keeper: View {
        @State private var model = Model()
        let holder: Holder
        var body: some View { Text("kept \(model.count)").onAppear { holder.references.append(WeakReference(model)) } }
    }

    @Test func `what a level keeps is released when it is popped, by back and by the path`() async {
        struct Root: View {
            let model: Model
            let holder: Holder
            var body: some View {
                NavigationStack(path: Bindable(model).path) {
                    Text("root").navigationDestination(for: Int.self) { _ in Keeper(holder: holder) }
                }
            }
        }
        let holder = Holder()
        let screen = TestScreen { Root(model: model, holder: holder) }
        model.path = [1]
        await screen.settle()
        #expect(holder.references.map(\.isReleased) == [false])
        await screen.enter("back")
        #expect(holder.references.map(\.isReleased) == [true])
        model.path = [1]
        await screen.settle()
        model.path = []
        await screen.settle()
        #expect(holder.references.map(\.isReleased) == [true, true])
    }

    @Test func `a pushed view follows state`() async {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        VStack {
                            Text("count \(count)")
                            Button("Add") { count += 1 }
                        }
                    }
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.tap("Go")
        await screen.tap("Add")
        #expect(screen.body == "count 1\n[1] Add")
    }

    @Test func `a destination that depends on a flag follows it both ways`() async {
        struct Root: View {
            let model: Model
            var body: some View {
                NavigationStack {
                    Text("root").navigationDestination(isPresented: Bindable(model).isPushed) { Text("pushed") }
                }
            }
        }
        let screen = TestScreen { Root(model: model) }
        model.isPushed = true
        await screen.settle()
        #expect(screen.body == "pushed")
        await screen.enter("back")
        #expect(screen.body == "root")
        #expect(model.isPushed == false)
        model.isPushed = true
        await screen.settle()
        model.isPushed = false
        await screen.settle()
        #expect(screen.body == "root")
    }

    @Test func `a path of several types finds the destination of each`() async {
        struct Root: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Go") {
                        path.append(1)
                        path.append("two")
                    }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                    .navigationDestination(for: String.self) { Text("text \($0)") }
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.tap("Go")
        #expect(screen.body == "text two")
        await screen.enter("back")
        #expect(screen.body == "number 1")
    }

    @Test func `a value without a destination is told, with what is declared`() async {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go", value: "text").navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.tap("Go")
        #expect(screen.body == "(no destination for String)")
        #expect(
            screen.diagnostics == [
                """
                TextUI: the navigation stack in Root has no destination for a value of type String.
                Declared inside the stack: Int.
                Add .navigationDestination(for: String.self) { … } to a view inside the NavigationStack, not to the stack.
                """
            ])
    }

    @Test func `a link outside of a stack is told`() async {
        let screen = TestScreen { NavigationLink("Go", value: 1) }
        await screen.tap("Go")
        #expect(
            screen.diagnostics == [
                """
                TextUI: the NavigationLink "Go" is not inside a NavigationStack, so it leads nowhere.
                Put a NavigationStack { … } around the view that holds it.
                """
            ])
    }

    @Test func `a destination outside of a stack is told`() {
        struct Root: View {
            var body: some View { Text("root").navigationDestination(for: Int.self) { Text("\($0)") } }
        }
        #expect(
            TestScreen { Root() }.diagnostics == [
                """
                TextUI: .navigationDestination(for: Int.self) in Root is not inside a NavigationStack, so nothing can be pushed \
                there.
                Put it on a view inside NavigationStack { … }, not on the stack itself.
                """
            ])
    }

    @Test func `what should be pushed outside of a stack is told, and only then`() async {
        struct Root: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("shown") }
            }
        }
        let screen = TestScreen { Root() }
        #expect(screen.diagnostics == [])
        await screen.tap("Show")
        #expect(
            screen.diagnostics == [
                """
                TextUI: .navigationDestination(isPresented:) in Root is not inside a NavigationStack, so nothing can be pushed \
                there.
                Put it on a view inside NavigationStack { … }, not on the stack itself.
                """
            ])
    }

    @Test func `a destination declared by a view that has gone is gone too`() async {
        struct Declaring: View {
            let text: String
            var body: some View { Text(text).navigationDestination(for: Int.self) { Text("\(text) \($0)") } }
        }
        struct Root: View {
            let model: Model
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Go", value: 5)
                        if model.count == 0 { Declaring(text: "old") } else { Declaring(text: "new") }
                    }
                }
            }
        }
        let screen = TestScreen { Root(model: model) }
        model.count = 1
        await screen.settle()
        await screen.tap("Go")
        #expect(screen.body == "new 5")
    }

    @Test func `links of a hidden branch and of the older form work`() async {
        struct Root: View {
            @State private var isActive = false
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("older")) { Text("Older") }
                        NavigationLink(destination: Text("active"), isActive: $isActive) { Text("Active") }
                        Button("Activate") { isActive = true }
                    }
                }
            }
        }
        let screen = TestScreen { Root() }
        await screen.tap("Older")
        #expect(screen.body == "older")
        await screen.enter("back")
        await screen.enter("2")
        #expect(screen.body == "active")
        await screen.enter("back")
        await screen.tap("Activate")
        #expect(screen.body == "active")
    }
}
