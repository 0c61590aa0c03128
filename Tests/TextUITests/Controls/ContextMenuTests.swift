import Testing
import TextUI
import TextUITesting

/// The menu of a view.
@MainActor struct ContextMenuTests {
    private let log = Log()

    @Test func `the menu stands beside its view, opens, and closes with what is chosen`() async {
        let log = log
        let screen = TestScreen(width: 30) {
            List(["Ada", "Bob"], id: \.self) { name in
                Text(name)
                    .contextMenu {
                        Button("Copy") { log.lines.append("copied \(name)") }
                        Button("Delete", role: .destructive) { log.lines.append("deleted \(name)") }
                    }
            }
        }
        #expect(screen.body == "Ada   [1] Menu\nBob   [2] Menu")
        await screen.enter("2")
        #expect(
            screen.frame == """
                ── Menu ──────────────────────
                [1] Copy
                [2] Delete
                """)
        await screen.tap("Delete")
        #expect(log.lines == ["deleted Bob"])
        #expect(screen.body == "Ada   [1] Menu\nBob   [2] Menu")
    }

    @Test func `of several menus the row tells which`() async {
        let screen = TestScreen {
            List(["Ada", "Bob"], id: \.self) { name in Text(name).contextMenu { Button("Copy") {} } }
        }
        await screen.enter("menu")
        #expect(screen.complaints == ["\"menu\" could be: 1 Menu (Ada) or 2 Menu (Bob)"])
    }

    @Test func `a menu is left without choosing`() async {
        let log = log
        let screen = TestScreen {
            Button("Ada") { log.lines.append("tapped") }
                .contextMenu {
                    Button("Copy") { log.lines.append("copied") }
                } preview: {
                    Text("preview")
                }
        }
        #expect(screen.body == "[1] Ada   [2] Menu")
        await screen.enter("2")
        await screen.enter("dismiss")
        await screen.tap("Ada")
        #expect(log.lines == ["tapped"])
    }

    @Test func `without items there is no menu`() {
        let screen = TestScreen { Text("Ada").contextMenu {} }
        #expect(screen.body == "Ada")
    }
}
