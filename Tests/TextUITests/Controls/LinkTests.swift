import Testing
import TextUI
import TextUITesting

/// Addresses to open.
@MainActor struct LinkTests {
    private let page = URL(string: "https://swift.org/about")!
    private let log = Log()

    @Test func `a link shows where it leads, and says that nothing opens it`() async {
        let page = page
        let screen = TestScreen { Link("About", destination: page) }
        #expect(screen.body == "[1] About → https://swift.org/about")
        #expect(screen.controls == ["About"])
        await screen.tap("About")
        await screen.tap("About")
        let answer = "nothing here opens https://swift.org/about: a text app has no browser"
        #expect(screen.diagnostics == [answer, answer])
    }

    @Test func `the action of the environment opens links`() async {
        let (page, log) = (page, log)
        let screen = TestScreen {
            Link(destination: page) { Label("About", systemImage: "safari") }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.lines.append("opened \(url)")
                        return .handled
                    })
        }
        await screen.enter("1")
        #expect(log.lines == ["opened https://swift.org/about"])
        #expect(screen.diagnostics == [])
    }

    @Test func `a view opens an address, and is told whether something has`() async {
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            let url: URL
            @State private var answer = "none"
            var body: some View {
                Text("answer: \(answer)")
                Button("Open") { openURL(url) { answer = "\($0)" } }
            }
        }
        let page = page
        let refused = TestScreen {
            Opener(url: page).environment(\.openURL, OpenURLAction { _ in .systemAction(URL(string: "tel:5")!) })
        }
        await refused.tap("Open")
        #expect(refused.body == "answer: false\n[1] Open")
        #expect(refused.diagnostics == ["nothing here opens tel:5: a text app has no browser"])

        let discarded = TestScreen { Opener(url: page).environment(\.openURL, OpenURLAction { _ in .discarded }) }
        await discarded.tap("Open")
        #expect(discarded.body == "answer: false\n[1] Open")
        #expect(discarded.diagnostics == [])

        let opened = TestScreen { Opener(url: page).environment(\.openURL, OpenURLAction { _ in .handled }) }
        await opened.tap("Open")
        #expect(opened.body == "answer: true\n[1] Open")
    }

    @Test func `an address that does not fit beside its label stands below it`() {
        let page = page
        let screen = TestScreen(width: 30) { Link("About the language", destination: page) }
        #expect(
            screen.body == """
                [1] About the language
                    → https://swift.org/about
                """)
    }

    @Test func `a link without a label shows its address`() {
        let page = page
        let screen = TestScreen { Link("", destination: page) }
        #expect(screen.body == "[1] → https://swift.org/about")
        #expect(screen.controls == ["Link"])
    }
}
