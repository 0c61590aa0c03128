import Testing

@testable import exercises

struct ReportTests {
    let project: SmallProject

    init() throws {
        project = try SmallProject()
    }

    private func report(_ number: String = "") throws -> Report {
        Report(exercise: try project.exercise(1), course: try project.course(), number: number)
    }

    private func text(_ outcome: Outcome) throws -> String {
        try report(" N=1").lines(for: outcome).joined(separator: "\n")
    }

    private func failure(_ test: String, line: Int, _ message: String, _ comments: [String] = []) -> EventStream.Failure
    {
        EventStream.Failure(test: test, line: line, message: message, comments: comments)
    }

    static let next = """
        Next: edit the file, and then: make exercise N=1
        For a direction: make hint N=1
        """

    @Test func `the introduction says what to do and where`() throws {
        #expect(
            try report().introduction().joined(separator: "\n") == """
                Exercise 1 of 2: Mend the lamp

                  It does nothing.
                  Let it work.

                  edit   Docs/Exercises/Mine/01-Lamp.swift
                  check  Docs/Exercises/01-lamp/LampTests.swift
                  read   Docs/01-start.md
                  look   Samples/Sun.swift:2

                """)
    }

    @Test func `the first test that fails speaks, the others are named`() throws {
        let failures = [
            failure("it shines", line: 5, "Expectation failed: (lamp.light → 0) == 1"),
            failure("it shines", line: 6, "Expectation failed: x", ["The lamp is out."]),
            failure("it warms", line: 9, "Expectation failed: y"),
        ]
        #expect(
            try text(.failed(failures, tests: 3, printed: ["hello"])) == """
                Not yet: it shines (line 5 of LampTests.swift)

                  lamp.light is 0, and should be 1
                  The lamp is out.

                Not yet either:
                  it warms

                Your code has printed:
                  hello

                \(Self.next)
                """)
    }

    @Test func `an error of the compiler comes with its line of the file`() throws {
        try project.write("Docs/Exercises/Mine/01-Lamp.swift", "\n    lamp on\n")
        let file = "/p/Docs/Exercises/Mine/01-Lamp.swift"
        let errors = [2, 3, 4, 5, 6].map { CompilerError(file: file, line: $0, message: "expected a") }
        #expect(
            try text(.doesNotCompile(errors)) == """
                Your file does not compile yet:

                  line 2: expected a
                      lamp on

                  line 3: expected a

                  line 4: expected a

                  line 5: expected a

                  and 1 more that may come from these

                \(Self.next)
                """)
    }

    @Test func `what the check misses is told`() throws {
        let error = CompilerError(file: "LampTests.swift", line: 4, message: "cannot find 'Lamp' in scope")
        #expect(
            try text(.doesNotFit([error])) == """
                Your file compiles, but the check asks for something that it does not have:

                  cannot find 'Lamp' in scope (line 4 of LampTests.swift)

                \(Self.next)
                """)
    }

    @Test func `a program that has stopped is told with its last words and its line`() throws {
        try project.write("Docs/Exercises/Mine/01-Lamp.swift", "\n    lamps[1]\n")
        #expect(
            try text(.stopped(["Fatal error: Index out of range"], line: 2)) == """
                The program has stopped in the middle of the check. Its last words:

                  Fatal error: Index out of range

                It was at line 2 of your file:

                      lamps[1]

                \(Self.next)
                """)
    }

    @Test func `a check without end names what is unfinished`() throws {
        #expect(
            try text(.endless(["it shines"])) == """
                The check has not come to an end within 30 seconds. Something goes round in a ring, or waits for what never comes:

                  it shines

                \(Self.next)
                """)
    }

    @Test func `what is not the learner's fault is told so`() throws {
        #expect(
            try text(.broken(log: "build.log"))
                == "The check could not be run, and not because of your file. build.log says more.")
    }
}
