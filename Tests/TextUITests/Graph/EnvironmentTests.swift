import Testing
import TextUI
import TextUITesting

extension EnvironmentValues {
    private struct CurrencyKey: EnvironmentKey { static let defaultValue = "EUR" }
    private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }

    fileprivate var currency: String {
        get { self[CurrencyKey.self] }
        set { self[CurrencyKey.self] = newValue }
    }

    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

/// Values and objects that are handed down.
@MainActor struct EnvironmentTests {
    @Observable final class Settings {
        var currency = "USD"
        var depth = 0
        var other = 0
    }

    struct Currency: View {
        @Environment(\.currency) private var currency
        var body: some View { Text(currency) }
    }

    struct Depth: View {
        @Environment(\.depth) private var depth
        var body: some View { Text("\(depth)") }
    }

    struct Bystander: View {
        var body: some View { Text("bystander") }
    }

    struct Root: View {
        let settings: Settings
        var body: some View {
            VStack {
                Currency()
                Depth()
                Bystander()
            }
            .environment(\.currency, settings.currency)
            .environment(\.depth, settings.depth)
        }
    }

    private struct Way: View {
        let settings: Settings
        @State private var path: [String] = []
        @State private var isPresented = false

        var body: some View {
            NavigationStack(path: $path) {
                Button("Push") { path.append("page") }
                    .navigationDestination(for: String.self) { _ in
                        Button("Present") { isPresented = true }
                            .sheet(isPresented: $isPresented) { Root(settings: settings) }
                    }
            }
        }
    }

    @Test func `a value that nobody sets is the default`() {
        let screen = TestScreen { Currency() }
        #expect(screen.body == "EUR")
    }

    @Test func `a screen that was not closed goes with what reads a value`() {
        weak var released: Settings?
        do {
            let settings = Settings()
            released = settings
            let screen = TestScreen { Root(settings: settings) }
            #expect(screen.body == "USD\n0\nbystander")
        }
        #expect(released == nil)
    }

    @Test func `a screen that was not closed goes with what it has pushed and presented`() async {
        weak var released: Settings?
        do {
            let settings = Settings()
            released = settings
            let screen = TestScreen { Way(settings: settings) }
            await screen.tap("Push")
            await screen.tap("Present")
            #expect(screen.body == "USD\n0\nbystander")
        }
        #expect(released == nil)
    }

    @Test func `a screen that was not closed goes with its tabs`() async {
        weak var released: Settings?
        do {
            let settings = Settings()
            released = settings
            let screen = TestScreen {
                TabView {
                    Text("one").tabItem { Text("One") }
                    Root(settings: settings).tabItem { Text("Two") }
                }
            }
            await screen.enter("tab Two")
            #expect(screen.body == "USD\n0\nbystander\n[1] One   [2] • Two")
        }
        #expect(released == nil)
    }

    @Test func `the nearest value counts, and it ends where the view ends`() {
        let screen = TestScreen {
            VStack {
                Currency()
                VStack {
                    Currency()
                    Currency().environment(\.currency, "CHF")
                }
                .environment(\.currency, "GBP")
                Currency()
            }
        }
        #expect(screen.body == "EUR\nGBP\nCHF\nEUR")
    }

    @Test func `only readers of a value run when it changes`() async {
        let settings = Settings()
        let screen = TestScreen { Root(settings: settings) }
        #expect(screen.body == "USD\n0\nbystander")
        screen.resetBodyCounts()
        settings.currency = "JPY"
        await screen.settle()
        #expect(screen.body == "JPY\n0\nbystander")
        #expect(screen.bodyCount(of: Currency.self) == 1)
        #expect(screen.bodyCount(of: Depth.self) == 0)
        #expect(screen.bodyCount(of: Bystander.self) == 0)
    }

    @Test func `setting the same value again runs no reader`() async {
        struct Again: View {
            let settings: Settings
            var body: some View {
                Text("\(settings.other)")
                Currency().environment(\.currency, "USD")
            }
        }
        let settings = Settings()
        let screen = TestScreen { Again(settings: settings) }
        screen.resetBodyCounts()
        settings.other = 1
        await screen.settle()
        #expect(screen.bodyCount(of: Again.self) == 1)
        #expect(screen.bodyCount(of: Currency.self) == 0)
    }

    @Test func `transformEnvironment starts from the value around`() {
        let screen = TestScreen {
            Depth()
                .transformEnvironment(\.depth) { $0 += 1 }
                .transformEnvironment(\.depth) { $0 += 10 }
                .environment(\.depth, 100)
        }
        #expect(screen.body == "111")
    }

    @Test func `a change from above goes through a transformation`() async {
        struct Transformed: View {
            let settings: Settings
            var body: some View {
                VStack { Depth().transformEnvironment(\.depth) { $0 *= 2 } }.environment(\.depth, settings.depth)
            }
        }
        let settings = Settings()
        let screen = TestScreen { Transformed(settings: settings) }
        settings.depth = 21
        await screen.settle()
        #expect(screen.body == "42")
    }

    struct ObjectReader: View {
        static let line = #line + 1
        @Environment(Settings.self) private var settings
        var body: some View { Text(settings.currency) }
    }

    struct OptionalReader: View {
        @Environment(Settings.self) private var settings: Settings?
        var body: some View { Text(settings?.currency ?? "none") }
    }

    @Test func `an observable object in the environment is read and observed`() async {
        let settings = Settings()
        let screen = TestScreen {
            VStack {
                ObjectReader()
                OptionalReader()
            }
            .environment(settings)
        }
        #expect(screen.body == "USD\nUSD")
        settings.currency = "NOK"
        await screen.settle()
        #expect(screen.body == "NOK\nNOK")
    }

    @Test func `an optional object that is not there is nil`() {
        let screen = TestScreen { OptionalReader() }
        #expect(screen.body == "none")
    }

    @Test func `another object in the environment is taken up by its readers`() async {
        @MainActor struct Holder: View {
            @State private var settings = Settings()
            var body: some View {
                VStack {
                    ObjectReader()
                    Bystander()
                    Button("Other") {
                        let other = Settings()
                        other.currency = "SEK"
                        settings = other
                    }
                }
                .environment(settings)
            }
        }
        let screen = TestScreen { Holder() }
        screen.resetBodyCounts()
        await screen.tap("Other")
        #expect(screen.body == "SEK\nbystander\n[1] Other")
        #expect(screen.bodyCount(of: Bystander.self) == 0)
    }

    @Test func `an action reads the newest value`() async {
        struct Reading: View {
            @Environment(\.currency) private var currency
            let log: Log
            var body: some View { Button("Log") { log.lines.append(currency) } }
        }
        struct Outer: View {
            let settings: Settings
            let log: Log
            var body: some View { Reading(log: log).environment(\.currency, settings.currency) }
        }
        let settings = Settings()
        let log = Log()
        let screen = TestScreen { Outer(settings: settings, log: log) }
        await screen.tap("Log")
        settings.currency = "DKK"
        await screen.settle()
        await screen.tap("Log")
        #expect(log.lines == ["USD", "DKK"])
    }

    @Test func `a row of a list reads the environment of the list`() async {
        let settings = Settings()
        let screen = TestScreen { List(0..<3) { _ in Currency() }.environment(\.currency, settings.currency) }
        #expect(screen.body == "USD\nUSD\nUSD")
    }

    @Test func `a missing object stops with a text that tells what to add`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let screen = TestScreen { ObjectReader() }
                _ = screen.frame
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text == """
                TextUI: no object of type Settings in the environment.
                A view reads it with @Environment(Settings.self), at TextUITests/EnvironmentTests.swift:\(ObjectReader.line), \
                but no view above it has put one there.
                In the environment: no objects.
                Add .environment(Settings(…)) to a view above it; a sheet sees what is set where .sheet is attached.

                """)
    }
}
