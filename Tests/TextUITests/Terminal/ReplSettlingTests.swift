import Testing
import TextUITesting

@testable import TextUI

@MainActor @Suite struct ReplSettlingTests {
    /// A REPL whose first frame is out, on a screen that a test changes.
    @MainActor final class Stage {
        var text = "A"
        var controls = Frame.controls(("Load", .button))
        let clock = ManualClock()
        let output = TranscriptOutput()
        let screen: FakeScreen
        let repl: Repl

        init(settleLimit: Duration = .seconds(2)) async {
            screen = FakeScreen(Frame())
            repl = Repl(screen: screen, clock: clock, settleLimit: settleLimit, output: output)
            screen.draw = { [unowned self] in Frame(self.text, self.controls) }
            await repl.start()
            output.clear()
        }

        func show(_ text: String) { screen.changed { self.text = text } }

        /// Types a line, and goes on when the REPL waits for a change.
        func beginning(_ line: String) async -> Task<Void, Never> {
            let task = Task { _ = await repl.submit(line) }
            await screen.isAwaited()
            return task
        }
    }

    @Test func `of the frames that come the first and the last are printed`() async {
        let stage = await Stage()
        stage.screen.react = { _ in
            stage.screen.work = .running(1)
            stage.text = "Loading"
        }
        let command = await stage.beginning("1")
        stage.show("One")
        await stage.screen.isAwaited()
        stage.show("Two")
        stage.screen.works(.idle)
        await command.value
        #expect(stage.output.combined == "1\nLoading\n\nTwo\n\n> ")
    }

    @Test func `a change that comes later is the first and the last`() async {
        let stage = await Stage()
        stage.screen.react = { _ in stage.screen.work = .running(1) }
        let command = await stage.beginning("1")
        stage.show("Done")
        stage.screen.works(.idle)
        await command.value
        #expect(stage.output.combined == "1\nDone\n\n> ")
    }

    @Test func `a frame that comes back is printed again`() async {
        let stage = await Stage()
        stage.screen.react = { _ in
            stage.screen.work = .running(1)
            stage.text = "Loading"
        }
        let command = await stage.beginning("1")
        stage.show("A")
        stage.screen.works(.idle)
        await command.value
        #expect(stage.output.combined == "1\nLoading\n\nA\n\n> ")
    }

    @Test func `work that changes nothing says so`() async {
        let stage = await Stage()
        stage.screen.react = { _ in stage.screen.work = .running(1) }
        let command = await stage.beginning("1")
        stage.screen.works(.idle)
        await command.value
        #expect(stage.output.combined == "1\n(no change)\n\n> ")
    }

    @Test func `what is ready on the main actor runs before a frame is judged`() async {
        let stage = await Stage()
        stage.screen.react = { _ in Task { stage.show("Loaded") } }
        _ = await stage.repl.submit("1")
        #expect(stage.output.combined == "1\nLoaded\n\n> ")
    }

    @Test func `work that outlives the limit is told`() async {
        let stage = await Stage()
        stage.screen.react = { _ in
            stage.screen.work = .running(1)
            stage.text = "Loading"
        }
        let command = await stage.beginning("1")
        await stage.clock.arrival()
        stage.clock.advance(by: .seconds(2))
        await command.value
        #expect(stage.output.combined == "1\nLoading\n\nstill working: 1 task (use wait)\n\n> ")
        #expect(stage.clock.sleeping == 0)
    }

    @Test func `what has outlived the limit once gets a tenth of it`() async {
        let stage = await Stage()
        stage.screen.react = { _ in stage.screen.work = .running(1) }
        for patience in [2.0, 0.2] {
            let command = await stage.beginning("1")
            await stage.clock.arrival()
            stage.clock.advance(by: .seconds(patience))
            await command.value
        }
        #expect(
            stage.output.combined == """
                1
                still working: 1 task (use wait)

                > 1
                still working: 1 task (use wait)

                > 
                """)
    }

    @Test func `beside something new it gets the whole limit`() async {
        let stage = await Stage()
        stage.screen.hasNewWork = false
        stage.screen.react = { _ in
            stage.screen.work = .running(2)
            stage.screen.hasNewWork = true
        }
        let command = await stage.beginning("1")
        await stage.clock.arrival()
        stage.clock.advance(by: .seconds(1.9))
        stage.show("Done")
        stage.screen.works(.idle)
        await command.value
        #expect(stage.output.combined == "1\nDone\n\n> ")
    }

    @Test func `several tasks are told in the plural`() async {
        let stage = await Stage(settleLimit: .zero)
        stage.screen.react = { _ in stage.screen.work = .running(2) }
        _ = await stage.repl.submit("1")
        #expect(stage.output.combined == "1\nstill working: 2 tasks (use wait)\n\n> ")
    }

    @Test func `work that waits for a test is not waited for`() async {
        let stage = await Stage()
        stage.screen.react = { _ in stage.screen.work = .parked(1) }
        _ = await stage.repl.submit("1")
        #expect(stage.output.combined == "1\nstill working: 1 task (use wait)\n\n> ")
    }

    @Test func `nobody sleeps on the clock when all has settled`() async {
        let stage = await Stage()
        stage.screen.react = { _ in stage.screen.work = .running(1) }
        let command = await stage.beginning("1")
        await stage.clock.arrival()
        stage.screen.works(.idle)
        await command.value
        #expect(stage.clock.sleeping == 0)
    }

    @Test(arguments: [true, false])
    func `wait waits until no work is left, however long it has been there`(isNew: Bool) async {
        let stage = await Stage()
        stage.screen.hasNewWork = isNew
        stage.screen.work = .running(1)
        let command = await stage.beginning("wait")
        await stage.clock.arrival()
        stage.clock.advance(by: .seconds(29))
        stage.show("Done")
        stage.screen.works(.idle)
        await command.value
        #expect(stage.output.combined == "wait\nDone\n\n> ")
    }

    @Test func `wait gives up after 30 seconds`() async {
        let stage = await Stage()
        stage.screen.work = .running(1)
        let command = await stage.beginning("wait")
        await stage.clock.arrival()
        stage.clock.advance(by: .seconds(30))
        await command.value
        #expect(stage.output.combined == "wait\nstill working: 1 task (use wait)\n\n> ")
    }

    @Test func `wait without work has nothing to wait for`() async {
        let stage = await Stage()
        _ = await stage.repl.submit("wait")
        #expect(stage.output.combined == "wait\n(no change)\n\n> ")
    }

    @Test func `wait for a time waits for all of it`() async {
        let stage = await Stage()
        let command = await stage.beginning("wait 3s")
        stage.show("B")
        await stage.clock.arrival()
        stage.clock.advance(by: .milliseconds(2_999))
        await stage.screen.isAwaited()
        stage.show("C")
        await stage.screen.isAwaited()
        stage.clock.advance(by: .milliseconds(1))
        await command.value
        #expect(stage.output.combined == "wait 3s\nB\n\nC\n\n> ")
    }

    @Test func `wait for a text ends when it is there`() async {
        let stage = await Stage()
        stage.screen.work = .running(1)
        let command = await stage.beginning("wait for Ada")
        stage.show("Bob")
        await stage.screen.isAwaited()
        stage.show("Ada")
        stage.screen.works(.idle)
        await command.value
        #expect(stage.output.combined == "wait for Ada\nBob\n\nAda\n\n> ")
    }

    @Test func `wait for a text that is there ends at once`() async {
        let stage = await Stage()
        _ = await stage.repl.submit("wait for A")
        #expect(stage.output.combined == "wait for A\n(no change)\n\n> ")
    }

    @Test func `wait for a text that does not come is a complaint`() async {
        let stage = await Stage()
        let command = await stage.beginning("wait for Ada")
        await stage.clock.arrival()
        stage.clock.advance(by: .seconds(30))
        await command.value
        #expect(stage.output.complaints == ["waited in vain for \"Ada\""])
    }

    @Test func `wait for a text that only a test can bring is a complaint at once`() async {
        let stage = await Stage()
        stage.screen.work = .parked(1)
        _ = await stage.repl.submit("wait for Ada")
        #expect(stage.output.complaints == ["waited in vain for \"Ada\""])
    }

    @Test func `a screen that never comes to rest is left when the time is over`() async {
        let stage = await Stage()
        var count = 0
        stage.screen.draw = {
            count += 1
            return Frame("\(count)")
        }
        stage.screen.work = .running(1)
        let command = await stage.beginning("wait")
        let ticking = Task {
            while !Task.isCancelled {
                stage.screen.changed()
                await Task.yield()
            }
        }
        await stage.clock.arrival()
        stage.clock.advance(by: .seconds(30))
        await command.value
        ticking.cancel()
        #expect(stage.output.text.hasSuffix("still working: 1 task (use wait)\n\n> "))
    }

    @Test func `a line is read against the newest frame`() async {
        let stage = await Stage()
        stage.screen.changed { stage.controls = Frame.controls(("Other", .button), ("Load", .button)) }
        _ = await stage.repl.submit("load")
        #expect(stage.screen.log == ["102 activate"])
    }
}
