import Testing

@testable import exercises

struct OutcomeTests {
    let lamp: Exercise

    init() throws {
        lamp = try SmallProject().exercise(1)
    }

    private func run(
        _ ending: ChildProcess.Ending, _ events: EventStream, output: String = ""
    ) -> Outcome {
        .run(ending, events: events, output: output, of: lamp, at: "run.log")
    }

    @Test func `an exercise is solved when its tests have run and none has failed`() {
        #expect(run(.exited(0), Events.stream(Events.test("it shines"), Events.runEnded)) == .solved)
    }

    @Test func `without a test nothing is solved`() {
        #expect(run(.exited(0), Events.stream(Events.runEnded)) == .broken(log: "run.log"))
    }

    @Test func `failures come with what the program has printed`() {
        let events = Events.stream(
            Events.test("it shines"), Events.failed("it shines", line: 5, #"one\ntwo"#), Events.runEnded)
        let output = """
            [0/1] Planning build
            ◇ Test run started.
            hello
            ✘ Test "it shines" recorded an issue: one
            two
            """
        let failure = EventStream.Failure(test: "it shines", line: 5, message: "one\ntwo", comments: [])
        #expect(
            run(.exited(1), events, output: output) == .failed([failure], tests: 1, printed: ["hello"]))
    }

    @Test func `a program that stops leaves its last words and its place`() {
        let output = """
            ◇ Test "it shines" started.
            Swift/Array.swift:1: Fatal error: Index out of range
            Current stack trace:
            0 libswiftCore.so
            *** Program crashed ***
            5 in Exercise01 at /home/ada/Docs/Exercises/Mine/01-Lamp.swift:9:7
            6 in Exercise01 at /home/ada/Docs/Exercises/Mine/01-Lamp.swift:4:2
            """
        #expect(
            run(.exited(1), Events.stream(Events.test("it shines"), Events.started("it shines")), output: output)
                == .stopped(["Swift/Array.swift:1: Fatal error: Index out of range"], line: 9))
    }

    @Test func `a program that says nothing at its end is broken`() {
        #expect(run(.exited(1), Events.stream()) == .broken(log: "run.log"))
    }

    @Test func `what takes too long is named`() {
        let events = Events.stream(Events.test("it shines"), Events.started("it shines"))
        #expect(run(.tookTooLong, events) == .endless(["it shines"]))
    }

    @Test func `a machine so slow that no test has begun is not the learner's fault`() {
        #expect(run(.tookTooLong, Events.stream()) == .broken(log: "run.log"))
    }

    @Test func `errors in the learner's file come before those in the check`() {
        let mine = "/p/Docs/Exercises/Mine/01-Lamp.swift"
        let log = "\(mine):3:1: error: a\n/p/Docs/Exercises/01-lamp/LampTests.swift:4:1: error: b"
        #expect(
            .failedBuild(log: log, of: lamp, at: "build.log")
                == Outcome.doesNotCompile([CompilerError(file: mine, line: 3, message: "a")]))
    }

    @Test func `errors in the check alone say that something is missing`() {
        let check = "/p/Docs/Exercises/01-lamp/LampTests.swift"
        #expect(
            .failedBuild(log: "\(check):4:1: error: b", of: lamp, at: "build.log")
                == Outcome.doesNotFit([CompilerError(file: check, line: 4, message: "b")]))
    }

    @Test func `errors elsewhere are not the learner's`() {
        #expect(
            .failedBuild(log: "/p/Sources/A.swift:4:1: error: b", of: lamp, at: "build.log")
                == Outcome.broken(log: "build.log"))
    }
}
