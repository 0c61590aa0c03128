import SwiftMVVM
import Testing
import TextUITesting

@MainActor struct StateViewModelTests {
    @Observable
    final class ProfileViewModel {
        var name: String
        init(name: String = "Ada", log: Log? = nil) {
            self.name = name
            log?.lines.append("made \(name)")
            log?.newest = self
        }
    }

    /// What a test counts, and what makes a parent draw.
    @Observable
    final class Log {
        var draws = 0
        var order = ["a", "b", "c"]
        var isShown = true
        @ObservationIgnored var lines: [String] = []
        @ObservationIgnored weak var newest: ProfileViewModel?
    }

    struct DefaultValueView: View {
        @StateViewModel var viewModel = ProfileViewModel()
        var body: some View {
            Text("Hello \(viewModel.name)")
            Button("Rename") { viewModel.name = "Grace" }
        }
    }

    struct ClosureView: View {
        @StateViewModel var viewModel: ProfileViewModel
        init(name: String, log: Log) {
            _viewModel = StateViewModel { _ in ProfileViewModel(name: name, log: log) }
        }
        var body: some View { Text("Hello \(viewModel.name)") }
    }

    struct StateView: View {
        @State var viewModel: ProfileViewModel
        init(name: String, log: Log) {
            _viewModel = State(initialValue: ProfileViewModel(name: name, log: log))
        }
        var body: some View { Text("Hello \(viewModel.name)") }
    }

    @Test func `the default value is the view model`() {
        let screen = TestScreen { DefaultValueView() }
        #expect(screen.body == "Hello Ada\n[1] Rename")
    }

    @Test func `a change of the view model draws the view again`() async {
        let screen = TestScreen { DefaultValueView() }
        screen.resetBodyCounts()
        await screen.tap("Rename")
        #expect(screen.body == "Hello Grace\n[1] Rename")
        #expect(screen.bodyCount(of: DefaultValueView.self) == 1)
    }

    @Test func `the view value alone makes no view model`() {
        let log = Log()
        _ = ClosureView(name: "Ada", log: log)
        #expect(log.lines == [])
    }

    @Test func `the default value is not made either before the view is on the screen`() {
        struct Child: View {
            @StateViewModel var viewModel: ProfileViewModel
            init(model: @autoclosure @escaping @MainActor () -> ProfileViewModel) {
                _viewModel = StateViewModel(wrappedValue: model())
            }
            var body: some View { Text(viewModel.name) }
        }
        let log = Log()
        let view = Child(model: ProfileViewModel(log: log))
        #expect(log.lines == [])
        let screen = TestScreen { view }
        #expect(screen.body == "Ada")
        #expect(log.lines == ["made Ada"])
    }

    @Test func `the closure is given the environment`() {
        struct LimitView: View {
            @StateViewModel var viewModel: ProfileViewModel
            init() { _viewModel = StateViewModel { env in ProfileViewModel(name: "limit \(env.lineLimit ?? 0)") } }
            var body: some View { Text(viewModel.name) }
        }
        let screen = TestScreen { LimitView().lineLimit(3) }
        #expect(screen.body == "limit 3")
    }

    @Test func `it is made once, plain State makes one with every draw of the parent`() async {
        struct Parent: View {
            let log: Log
            let stateLog: Log
            var body: some View {
                Text("\(log.draws)")
                ClosureView(name: "lazy", log: log)
                StateView(name: "plain", log: stateLog)
            }
        }
        let log = Log()
        let stateLog = Log()
        let screen = TestScreen { Parent(log: log, stateLog: stateLog) }
        for _ in 1...3 {
            log.draws += 1
            await screen.settle()
        }
        #expect(screen.body == "3\nHello lazy\nHello plain")
        #expect(log.lines == ["made lazy"])
        #expect(stateLog.lines == ["made plain", "made plain", "made plain", "made plain"])
    }

    @Test func `the first view model stays when the parent passes another parameter`() async {
        struct Parent: View {
            let log: Log
            var body: some View { ClosureView(name: "\(log.draws)", log: log) }
        }
        let log = Log()
        let screen = TestScreen { Parent(log: log) }
        log.draws = 1
        await screen.settle()
        #expect(screen.body == "Hello 0")
        #expect(log.lines == ["made 0"])
    }

    @Test func `another identity has another view model`() async {
        struct Parent: View {
            let log: Log
            var body: some View { ClosureView(name: "\(log.draws)", log: log).id(log.draws) }
        }
        let log = Log()
        let screen = TestScreen { Parent(log: log) }
        let first = WeakReference(log.newest)
        log.draws = 1
        await screen.settle()
        #expect(screen.body == "Hello 1")
        #expect(log.lines == ["made 0", "made 1"])
        #expect(first.isReleased)
    }

    @Test func `it follows its row when rows change places`() async {
        struct Row: View {
            @StateViewModel var viewModel: ProfileViewModel
            init(name: String, log: Log) { _viewModel = StateViewModel { _ in ProfileViewModel(name: name, log: log) } }
            var body: some View { Button(viewModel.name) { viewModel.name += "!" } }
        }
        struct Parent: View {
            let log: Log
            var body: some View {
                ForEach(log.order, id: \.self) { Row(name: $0, log: log) }
            }
        }
        let log = Log()
        let screen = TestScreen { Parent(log: log) }
        await screen.tap("b")
        log.order = ["c", "b", "a"]
        await screen.settle()
        #expect(screen.controls == ["c", "b!", "a"])
        #expect(log.lines == ["made a", "made b", "made c"])
    }

    @Test func `it is released when the view goes, and made anew when it comes back`() async {
        struct Parent: View {
            let log: Log
            var body: some View {
                if log.isShown { ClosureView(name: "Ada", log: log) }
            }
        }
        let log = Log()
        let screen = TestScreen { Parent(log: log) }
        let first = WeakReference(log.newest)
        #expect(!first.isReleased)
        log.isShown = false
        await screen.settle()
        #expect(first.isReleased)
        log.isShown = true
        await screen.settle()
        #expect(screen.body == "Hello Ada")
        #expect(log.lines == ["made Ada", "made Ada"])
    }

    @Test func `it is released when the view goes, though the parent keeps the view value`() async {
        struct Card<Content: View>: View {
            let log: Log
            let content: Content
            var body: some View {
                if log.isShown { content }
            }
        }
        let log = Log()
        let screen = TestScreen { Card(log: log, content: ClosureView(name: "Ada", log: log)) }
        let first = WeakReference(log.newest)
        #expect(!first.isReleased)
        log.isShown = false
        await screen.settle()
        #expect(first.isReleased)
        log.isShown = true
        await screen.settle()
        #expect(log.lines == ["made Ada", "made Ada"])
    }

    @Test func `a view value in two places has two view models`() async {
        let view = DefaultValueView()
        let screen = TestScreen {
            view
            view
        }
        await screen.enter("1")
        #expect(screen.body == "Hello Grace\n[1] Rename\nHello Ada\n[2] Rename")
    }

    @Test func `to make it is no change of state while drawing`() {
        let screen = TestScreen { DefaultValueView() }
        #expect(screen.body == "Hello Ada\n[1] Rename")
        #expect(screen.diagnostics == [])
        #expect(screen.bodyCount(of: DefaultValueView.self) == 1)
    }

    @Test func `what its initializer reads does not draw the view again`() async {
        struct DrawsView: View {
            @StateViewModel var viewModel: ProfileViewModel
            init(log: Log) { _viewModel = StateViewModel { _ in ProfileViewModel(name: "\(log.draws)") } }
            var body: some View { Text(viewModel.name) }
        }
        let log = Log()
        let screen = TestScreen { DrawsView(log: log) }
        #expect(screen.body == "0")
        screen.resetBodyCounts()
        log.draws = 1
        await screen.settle()
        #expect(screen.bodyCount(of: DrawsView.self) == 0)
    }

    @Test func `it is released when the screen closes`() {
        let log = Log()
        let screen = TestScreen { ClosureView(name: "Ada", log: log) }
        let viewModel = WeakReference(log.newest)
        screen.close()
        #expect(viewModel.isReleased)
    }

    @Test func `it is released when its detail is popped`() async {
        let log = Log()
        let screen = TestScreen {
            NavigationStack {
                NavigationLink("Open") { ClosureView(name: "Ada", log: log) }
            }
        }
        #expect(log.lines == [])
        await screen.tap("Open")
        let viewModel = WeakReference(log.newest)
        #expect(!viewModel.isReleased)
        await screen.enter("back")
        #expect(viewModel.isReleased)
        #expect(log.lines == ["made Ada"])
    }

    @Test func `a row off the window of a list is not made before it is brought on`() async {
        let log = Log()
        let screen = TestScreen(height: 10) {
            List(1...12, id: \.self) { number in
                ClosureView(name: "\(number)", log: log)
            }
        }
        #expect(log.lines == ["made 1", "made 2", "made 3", "made 4"])
        await screen.enter("more")
        #expect(log.lines.last == "made 8")
    }

    @Test func `the projected value gives bindings`() async {
        struct Form: View {
            @StateViewModel var viewModel = ProfileViewModel()
            var body: some View {
                TextField("Name", text: $viewModel.name)
                Text("Hello \(viewModel.name)")
            }
        }
        let screen = TestScreen { Form() }
        await screen.type("Grace", into: "Name")
        #expect(screen.body.hasSuffix("Hello Grace"))
    }

    @Test func `two of one type in one view are two`() async {
        struct Pair: View {
            @StateViewModel var first = ProfileViewModel(name: "first")
            @StateViewModel var second = ProfileViewModel(name: "second")
            var body: some View {
                Text("\(first.name) \(second.name)")
                Button("Rename") { first.name = "changed" }
            }
        }
        let screen = TestScreen { Pair() }
        await screen.tap("Rename")
        #expect(screen.body == "changed second\n[1] Rename")
    }
}
