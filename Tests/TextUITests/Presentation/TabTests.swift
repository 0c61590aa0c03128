import Testing
import TextUI
import TextUITesting

/// Views of which one is shown.
@MainActor struct TabTests {
    @MainActor @Observable final class Model { var tab = 1 }

    struct Tabs: View {
        let model: Model
        let log: Log
        var body: some View {
            TabView(selection: Bindable(model).tab) {
                Logged(name: "home", log: log).tabItem { Label("Home", systemImage: "house") }.tag(1)
                Logged(name: "search", log: log).tabItem { Text("Search") }.tag(2)
            }
        }
    }

    struct Logged: View {
        let name: String
        let log: Log
        @State private var taps = 0
        var body: some View {
            Button("\(name) \(taps)") { taps += 1 }
                .navigationTitle(name)
                .onAppear { log.lines.append("appear \(name)") }
                .onDisappear { log.lines.append("disappear \(name)") }
        }
    }

    private let model = Model()
    private let log = Log()

    @Test func `the tab bar stands below, and a dot marks the one that is shown`() async {
        let screen = TestScreen(width: 34) { Tabs(model: model, log: log) }
        #expect(screen.frame == "── home ──────────────────────────\n[1] home 0\n[2] • Home   [3] Search")
        await screen.enter("3")
        #expect(screen.frame == "── search ────────────────────────\n[1] search 0\n[2] Home   [3] • Search")
        #expect(model.tab == 2)
        await screen.enter("tab Home")
        #expect(screen.frame == "── home ──────────────────────────\n[1] home 0\n[2] • Home   [3] Search")
        model.tab = 2
        await screen.settle()
        #expect(screen.body == "[1] search 0\n[2] Home   [3] • Search")
    }

    @Test func `a tab is made when it is first shown and keeps its state`() async {
        let screen = TestScreen { Tabs(model: model, log: log) }
        #expect(screen.bodyCount(of: Logged.self) == 1)
        await screen.tap("home 0")
        await screen.enter("tab 2")
        #expect(screen.bodyCount(of: Logged.self) == 3)
        await screen.enter("tab 1")
        #expect(screen.body == "[1] home 1\n[2] • Home   [3] Search")
        #expect(screen.bodyCount(of: Logged.self) == 3)
    }

    @Test func `a hidden tab disappears and appears again`() async {
        let screen = TestScreen { Tabs(model: model, log: log) }
        await screen.enter("tab 2")
        await screen.enter("tab 1")
        #expect(
            log.lines == ["appear home", "disappear home", "appear search", "disappear search", "appear home"])
    }

    @Test func `a tab view without a selection chooses by itself`() async {
        let screen = TestScreen {
            TabView {
                Text("one").tabItem { Text("One") }
                Text("two").tabItem { Text("Two") }
            }
        }
        #expect(screen.body == "one\n[1] • One   [2] Two")
        await screen.enter("tab Two")
        #expect(screen.body == "two\n[1] One   [2] • Two")
    }

    @Test func `each tab keeps its navigation`() async {
        let screen = TestScreen {
            TabView {
                NavigationStack { NavigationLink("Go") { Text("pushed") } }.tabItem { Text("One") }
                Text("two").tabItem { Text("Two") }
            }
        }
        await screen.tap("Go")
        await screen.enter("tab Two")
        #expect(screen.body == "two\n[1] One   [2] • Two")
        await screen.enter("tab One")
        #expect(screen.body == "pushed\n[1] • One   [2] Two")
    }

    @Test func `a selection that no tab has is told`() async {
        model.tab = 9
        let screen = TestScreen { Tabs(model: model, log: log) }
        #expect(screen.body == "[1] Home   [2] Search")
        #expect(
            screen.diagnostics == [
                """
                TextUI: the TabView in Tabs selects 9, but no tab has this tag, so none is shown.
                The tags are: 1, 2.
                Give each tab a .tag(…) of the selection's type: a number does not match an enum.
                """
            ])
    }
}
