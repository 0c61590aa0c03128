import Testing
import TextUITesting

@testable import TextUI

@MainActor @Suite struct ReplTests {
    @Test func `a piped session is a whole transcript`() async {
        let (output, status) = await session(.counter(), ["1", "", "inc", "3"])
        #expect(
            output.text == """
                ── Counter ───────────────────
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset

                > 1
                ── Counter ───────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                >\u{20}
                ── Counter ───────────────────
                Count: 1
                [1] Increment   [2] Decrement   [3] Reset

                > inc
                ── Counter ───────────────────
                Count: 2
                [1] Increment   [2] Decrement   [3] Reset

                > 3
                ── Counter ───────────────────
                Count: 0
                [1] Increment   [2] Decrement   [3] Reset

                >\u{20}

                """)
        #expect(output.complaints == [])
        #expect(status == 0)
    }

    @Test func `a terminal shows what is typed by itself`() async {
        let text = await transcript(FakeScreen(Frame("A")), ["# a"], style: Repl.Style(echoesInput: false))
        #expect(text == "A\n\n> > \n")
    }

    @Test func `a command that changes nothing says so`() async {
        #expect(await reply(.counter(), to: "2") == "2\n(no change)\n\n> ")
    }

    @Test func `a comment is followed by the prompt alone`() async {
        #expect(await reply(.counter(), to: "# a") == "# a\n> ")
    }

    @Test func `a complaint goes to standard error and the session goes on`() async {
        let (output, status) = await session(
            FakeScreen(Frame("A", Frame.controls(("Increment", .button)))), ["incremnt"])
        #expect(output.text == "A\n\n> incremnt\n> \n")
        #expect(output.complaints == ["unknown command \"incremnt\": did you mean \"Increment\" (1)?"])
        #expect(status == 0)
    }

    @Test(arguments: ["quit", "q", "exit"])
    func `quit ends the session`(line: String) async {
        let (output, status) = await session(FakeScreen(Frame("A")), [line, "more"])
        #expect(output.combined == "A\n\n> \(line)\n")
        #expect(status == 0)
    }

    @Test func `in a strict run the first complaint is the last`() async {
        let (output, status) = await session(FakeScreen(Frame("A")), ["# a", "9", "# b"], isStrict: true)
        #expect(output.text == "A\n\n> # a\n> 9\n")
        #expect(output.complaints == ["line 2: no control 9: this frame has none"])
        #expect(status == 1)
    }

    @Test func `in a strict run an expect that fails is the last`() async {
        let (output, status) = await session(FakeScreen(Frame("A")), ["expect A", "expect B"], isStrict: true)
        #expect(output.complaints == ["line 2: expected \"B\", but it is not in the frame"])
        #expect(status == 1)
    }

    @Test func `a field alone asks for its value`() async {
        let screen = FakeScreen.form()
        #expect(
            await transcript(screen, ["1", " quit"]) == """
                name -, wifi false, level 1.0

                > 1
                Name:  quit
                name  quit, wifi false, level 1.0

                >\u{20}

                """)
        #expect(screen.log == ["101 text(\" quit\")"])
    }

    @Test func `an empty line leaves a field as it is`() async {
        let screen = FakeScreen.form()
        #expect(await reply(screen, after: ["1"], to: "") == "\n(no change)\n\n> ")
        #expect(screen.log == [])
    }

    @Test func `the end of input leaves a field as it is`() async {
        let screen = FakeScreen.form()
        #expect(await transcript(screen, ["1"]) == "name -, wifi false, level 1.0\n\n> 1\nName: \n")
        #expect(screen.log == [])
    }

    @Test func `a field that has gone takes no value`() async {
        let screen = FakeScreen.form()
        let output = TranscriptOutput()
        let repl = Repl(screen: screen, clock: ManualClock(), output: output)
        await repl.start()
        _ = await repl.submit("1")
        screen.changed { screen.draw = { Frame("B") } }
        output.clear()
        _ = await repl.submit("Ada")
        #expect(output.combined == "Ada\n\"Name\" (1) is not there any more\n> ")
        #expect(screen.log == [])
    }

    @Test func `what goes into a secure field is echoed as dots`() async {
        let screen = FakeScreen.form()
        let text = await transcript(screen, ["2 hunter2", "2", "hunter2", "pasword = hunter2"])
        #expect(
            text == """
                name -, wifi false, level 1.0

                > 2 ••••
                (no change)

                > 2
                Password: ••••
                (no change)

                > pasword = ••••
                no control "pasword": did you mean "Password" (2)?
                >\u{20}

                """)
        #expect(screen.log == ["102 text(\"hunter2\")", "102 text(\"hunter2\")"])
    }

    @Test func `where the locale is not UTF-8 the dots are stars`() async {
        let text = await transcript(.form(), ["2 hunter2"], style: Repl.Style(isUTF8: false))
        #expect(text == "name -, wifi false, level 1.0\n\n> 2 ****\n(no change)\n\n> \n")
    }

    @Test func `an echo lets no escape sequence through`() async {
        #expect(await reply(FakeScreen(Frame("A")), to: "#\u{1B}[2J") == "#␛[2J\n> ")
    }

    @Test func `a styled frame is printed on a terminal`() async {
        var frame = Frame("A")
        frame.styledText = "\u{1B}[1mA\u{1B}[0m"
        let text = await transcript(FakeScreen(frame), [], style: Repl.Style(isStyled: true))
        #expect(text == "\u{1B}[1mA\u{1B}[0m\n\n> \n")
    }
}
