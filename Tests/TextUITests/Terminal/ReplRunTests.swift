import Testing
import TextUITesting

@testable import TextUI

@MainActor @Suite struct ReplRunTests {
    /// A session whose lines come when a test types them.
    @MainActor final class Keyboard {
        let output = TranscriptOutput()
        let screen: FakeScreen
        let repl: Repl
        private let lines: AsyncStream<InputLine>
        private let keys: AsyncStream<InputLine>.Continuation
        private(set) var session: Task<Int32, Never>!

        init(_ screen: FakeScreen, style: Repl.Style = Repl.Style(), isStrict: Bool = false) {
            self.screen = screen
            repl = Repl(screen: screen, clock: ManualClock(), output: output, style: style, isStrict: isStrict)
            (lines, keys) = AsyncStream.makeStream()
            session = Task { [repl, lines] in
                await repl.run {
                    for await line in lines { return line }
                    return nil
                }
            }
        }

        func type(_ line: InputLine) { keys.yield(line) }
        func end() { keys.finish() }
    }

    let terminal = Repl.Style(echoesInput: false, showsLateFrames: true)

    @Test func `on a terminal a frame that changes is printed while the prompt waits`() async {
        let screen = FakeScreen(Frame("A"))
        let keyboard = Keyboard(screen, style: terminal)
        await screen.isAwaited()
        screen.changed { screen.draw = { Frame("B") } }
        await screen.isAwaited()
        keyboard.end()
        #expect(await keyboard.session.value == 0)
        #expect(keyboard.output.combined == "A\n\n> \nB\n\n> \n")
    }

    @Test func `a late frame repeats the prompt of a field`() async {
        let screen = FakeScreen.form()
        let keyboard = Keyboard(screen, style: terminal)
        await screen.isAwaited()
        keyboard.type(.line("1"))
        // The watch over late frames has ended and begun again when it waits next.
        await screen.isAwaited()
        while !keyboard.output.text.hasSuffix("Name: ") { await Task.yield() }
        await screen.isAwaited()
        screen.changed { screen.draw = { Frame("B") } }
        while !keyboard.output.text.contains("B") { await Task.yield() }
        keyboard.end()
        _ = await keyboard.session.value
        #expect(keyboard.output.combined == "name -, wifi false, level 1.0\n\n> Name: \nB\n\nName: \n")
    }

    @Test func `in a pipe no frame is printed while the prompt waits`() async {
        let screen = FakeScreen(Frame("A"))
        var isFirst = true
        let output = TranscriptOutput()
        let repl = Repl(screen: screen, clock: ManualClock(), output: output)
        let status = await repl.run {
            guard isFirst else { return nil }
            isFirst = false
            screen.changed { screen.draw = { Frame("B") } }
            for _ in 1...10 { await Task.yield() }
            return .line("# a")
        }
        #expect(output.combined == "A\n\n> # a\n> \n")
        #expect(status == 0)
    }

    @Test func `a line that is too long is left out`() async {
        let keyboard = Keyboard(FakeScreen(Frame("A")))
        keyboard.type(.tooLong(start: "aaa"))
        keyboard.type(.line("# b"))
        keyboard.end()
        #expect(await keyboard.session.value == 0)
        #expect(
            keyboard.output.combined == """
                A

                > aaa...
                this line is longer than 1 MB and was left out
                > # b
                >\u{20}

                """)
    }

    @Test func `input that cannot be read ends the run with an error`() async {
        let keyboard = Keyboard(FakeScreen(Frame("A")))
        keyboard.type(.failed("Input/output error"))
        #expect(await keyboard.session.value == 1)
        #expect(keyboard.output.combined == "A\n\n> \ncannot read the input: Input/output error\n")
    }

    @Test func `the run ends when nobody reads any more`() async {
        let screen = FakeScreen.counter()
        let keyboard = Keyboard(screen)
        keyboard.output.failure = .closed
        #expect(await keyboard.session.value == 0)
        #expect(screen.log == [])
    }

    @Test func `a strict run that nobody reads any more has not checked everything, which is an error`() async {
        let screen = FakeScreen.counter()
        let keyboard = Keyboard(screen, isStrict: true)
        screen.react = { _ in keyboard.output.failure = .closed }
        keyboard.type(.line("1"))
        keyboard.type(.line("expect Count: 7"))
        #expect(await keyboard.session.value == 1)
        #expect(
            keyboard.output.complaints == [
                "nobody reads standard output any more: what comes after line 1 is not checked"
            ])
    }

    @Test func `the run ends with an error when the output fails after a command`() async {
        let screen = FakeScreen.counter()
        let keyboard = Keyboard(screen)
        screen.react = { _ in keyboard.output.failure = .failed("No space left on device") }
        keyboard.type(.line("1"))
        keyboard.type(.line("1"))
        #expect(await keyboard.session.value == 1)
        #expect(screen.log == ["101 activate"])
    }

    @Test func `a late frame that cannot be written ends the run although no line comes`() async {
        let screen = FakeScreen(Frame("A"))
        let keyboard = Keyboard(screen, style: terminal)
        await screen.isAwaited()
        keyboard.output.failure = .closed
        screen.changed { screen.draw = { Frame("B") } }
        #expect(await keyboard.session.value == 0)
    }

    // MARK: Ctrl-C

    @Test func `Ctrl-C drops the line that is being typed`() async {
        let screen = FakeScreen.form()
        let output = TranscriptOutput()
        let repl = Repl(screen: screen, clock: ManualClock(), output: output)
        await repl.start()
        _ = await repl.submit("1")
        output.clear()
        repl.interrupt()
        _ = await repl.submit("# a")
        #expect(output.combined == "\n(Ctrl-C again, or quit, leaves)\n\n> # a\n> ")
        #expect(screen.log == [])
    }

    @Test func `Ctrl-C ends a wait and not the session`() async {
        let screen = FakeScreen(Frame("A"))
        let clock = ManualClock()
        let output = TranscriptOutput()
        let repl = Repl(screen: screen, clock: clock, output: output)
        await repl.start()
        screen.work = .running(1)
        output.clear()
        let command = Task { await repl.submit("wait for Ada") }
        await screen.isAwaited()
        repl.interrupt()
        #expect(await command.value == .goOn)
        #expect(
            output.combined == """
                wait for Ada
                still working: 1 task (use wait)

                stopped waiting for "Ada"
                >\u{20}
                """)
        #expect(clock.sleeping == 0)
    }

    @Test func `on a terminal what follows Ctrl-C begins on a line of its own`() async {
        let screen = FakeScreen(Frame("A"))
        let output = TranscriptOutput()
        let repl = Repl(screen: screen, clock: ManualClock(), output: output, style: terminal)
        await repl.start()
        output.clear()
        let command = Task { await repl.submit("wait 20s") }
        await screen.isAwaited()
        repl.interrupt()
        _ = await command.value
        #expect(output.combined == "\n(no change)\n\n> ")
    }
}
