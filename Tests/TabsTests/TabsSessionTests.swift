import Testing
import TextUI
import TextUITesting

@testable import Tabs

struct TabsSessionTests {
    @Test func `a session goes through the tabs, a sheet, a stack and a link`() async {
        let lines = ["info", "close", "tab 2", "present", "like", "dismiss", "open tabs/3/demo", "pop to root", "quit"]
        let transcript = await TestScreen.transcript(of: TabsApp(), lines: lines, width: 60)
        #expect(transcript == Self.expected)
    }

    @Test func `a link that leads nowhere is told in an alert`() async {
        let transcript = await TestScreen.transcript(of: TabsApp(), lines: ["open tabs/9", "ok", "quit"], width: 60)
        #expect(
            transcript == """
                ── Tab 1 ───────────────────────────────────────────────────
                Events by a delegate
                [1] Info
                [2] • person.wave.2   [3] antenna   [4] square.stack

                > open tabs/9
                ── Alert: Unknown link ─────────────────────────────────────
                tabs/9 leads nowhere.
                [1] OK

                > ok
                ── Tab 1 ───────────────────────────────────────────────────
                Events by a delegate
                [1] Info
                [2] • person.wave.2   [3] antenna   [4] square.stack

                > quit

                """)
    }

    @Test func `a link is followed while a sheet is open`() async {
        let screen = TestScreen(app: TabsApp(), width: 60)
        await screen.tap("info")
        await screen.enter("open tabs/2")
        #expect(screen.frame.hasPrefix("── Tab 2 ──"))
        #expect(screen.complaints == [])
    }

    static let expected = """
        ── Tab 1 ───────────────────────────────────────────────────
        Events by a delegate
        [1] Info
        [2] • person.wave.2   [3] antenna   [4] square.stack

        > info
        ── Sheet: Info ─────────────────────────────────────────────
        A coordinator decides where to go. A view model only says
        what happened.
        [1] Close

        > close
        ── Tab 1 ───────────────────────────────────────────────────
        Events by a delegate
        [1] Info
        [2] • person.wave.2   [3] antenna   [4] square.stack

        > tab 2
        ── Tab 2 ───────────────────────────────────────────────────
        Events by subjects
        [1] Present demo sheet
        [2] person.wave.2   [3] • antenna   [4] square.stack

        > present
        ── Sheet: Demo ─────────────────────────────────────────────
        Likes: 0
        [1] Like
        [2] Close

        > like
        ── Sheet: Demo ─────────────────────────────────────────────
        Likes: 1
        [1] Like
        [2] Close

        > dismiss
        ── Tab 2 ───────────────────────────────────────────────────
        Events by subjects
        [1] Present demo sheet
        [2] person.wave.2   [3] • antenna   [4] square.stack

        > open tabs/3/demo
        ── Tab 3 › Demo ────────────────────────────────────────────
        One more level.
        [1] Push another
        [2] Pop to root
        [3] person.wave.2   [4] antenna   [5] • square.stack

        > pop to root
        ── Tab 3 ───────────────────────────────────────────────────
        A path of view models
        [1] Go to demo
        [2] person.wave.2   [3] antenna   [4] • square.stack

        > quit

        """
}
