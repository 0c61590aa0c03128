import Testing
import TextUITesting

@testable import TextUI

@MainActor @Suite struct ReplCommandsTests {
    /// A screen that offers everything.
    func rich() -> FakeScreen {
        var frame = Frame("A", Frame.controls(("Go", .button)))
        frame.offers.back = true
        frame.offers.modal = Frame.Modal(kind: "sheet", canDismiss: true)
        frame.offers.refresh = true
        frame.offers.more = true
        frame.offers.less = true
        frame.offers.tabs = ["Home", "Search"]
        frame.offers.openURL = true
        frame.swipeRows = [Frame.SwipeRow(id: 7, number: 1, label: "Ada", actions: ["Delete"])]
        return FakeScreen(frame)
    }

    @Test(arguments: [
        ("1", "101 activate"), ("back", "back"), ("dismiss", "dismiss"), ("refresh", "refresh"),
        ("more", "scroll more"), ("less", "scroll less"), ("top", "scroll top"), ("end", "scroll end"),
        ("tab Search", "tab 1"), ("swipe 1 delete", "swipe 7 0"), ("open a/b", "open a/b"),
    ])
    func `an action reaches the screen and is settled`(line: String, action: String) async {
        let screen = rich()
        #expect(await reply(screen, to: line) == "\(line)\n(no change)\n\n> ")
        #expect(screen.log == [action])
    }

    @Test func `help is a block of its own`() async {
        #expect(
            await reply(FakeScreen(Frame("A")), to: "help") == """
                help
                Always: wait, wait 2s, wait for TEXT, expect TEXT, expect not TEXT, undo, save FILE, replay FILE,
                  help, quit; an empty line shows the frame again; "TEXT" is always a label, # a comment
                To understand: :why, :trace on, :trace off, :tree, :models, :deps, :source, :source print

                >\u{20}
                """)
    }

    @Test func `an expect that holds is silent`() async {
        #expect(await reply(.counter(), to: "expect Count: 0") == "expect Count: 0\n> ")
        #expect(await reply(.counter(), to: "expect not count: 0") == "expect not count: 0\n> ")
    }

    @Test func `an expect that fails tells the nearest line`() async {
        #expect(
            await reply(.counter(), to: "expect Count: 2") == """
                expect Count: 2
                expected "Count: 2", but it is not in the frame: the nearest is "Count: 0"
                >\u{20}
                """)
    }

    @Test func `an unwanted text is told`() async {
        #expect(
            await reply(.counter(), to: "expect not Count: 0") == """
                expect not Count: 0
                did not expect "Count: 0", but it is in the frame
                >\u{20}
                """)
    }

    @Test func `expect looks into the text without wraps`() async {
        var frame = Frame("a long\ntext")
        frame.wrapped = ["a long text"]
        #expect(await reply(FakeScreen(frame), to: "expect long text") == "expect long text\n> ")
    }

    @Test func `expect shows a frame that has changed unseen and looks into it`() async {
        let screen = FakeScreen(Frame("A"))
        let output = TranscriptOutput()
        let repl = Repl(screen: screen, clock: ManualClock(), output: output)
        await repl.start()
        screen.changed { screen.draw = { Frame("B") } }
        output.clear()
        _ = await repl.submit("expect B")
        #expect(output.combined == "expect B\nB\n\n> ")
    }

    @Test func `the inspector is not available yet`() async {
        #expect(await reply(FakeScreen(Frame("A")), to: ":tree") == ":tree\n\":tree\" is not available yet\n> ")
    }

    @Test func `an inspector can be plugged in`() async {
        final class Echo: InspectorCommands {
            var isTracing = false
            func started() -> String? { nil }
            func begins(_ command: Command, line: String) -> String? { nil }
            func ends(_ command: Command) -> String? { nil }
            func refused(_ command: Command) {}
            func changedLate() -> String? { nil }
            func answer(_ command: String) -> String { "the answer to \(command)" }
        }
        let output = TranscriptOutput()
        let repl = Repl(screen: FakeScreen(Frame("A")), clock: ManualClock(), output: output)
        repl.inspector = Echo()
        _ = await repl.submit(":trace on")
        #expect(output.combined == ":trace on\nthe answer to :trace on\n\n> ")
    }
}
