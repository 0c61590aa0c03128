/// What a person reads after a check.
struct Report {
    let exercise: Exercise
    let course: Course
    /// How to speak of this exercise to `make`: nothing if it is the next one, else ` N=3`.
    let number: String

    /// The title, what to do, and where.
    func introduction() throws -> [String] {
        ["Exercise \(exercise.number) of \(course.exercises.count): \(exercise.title)", ""]
            + exercise.task.map { $0.isEmpty ? "" : "  " + $0 } + [
                "",
                "  edit   \(exercise.mine)",
                "  check  \(exercise.check)",
                "  read   \(exercise.chapter)",
                "  look   \(try course.place(of: exercise.example))",
                "",
            ]
    }

    func lines(for outcome: Outcome) -> [String] {
        switch outcome {
        case .solved: []
        case .failed(let failures, let tests, let printed): failed(failures, tests, printed) + whatNext
        case .doesNotCompile(let errors):
            ["Your file does not compile yet:", ""] + errors.prefix(4).flatMap(own) + more(errors.count - 4) + whatNext
        case .doesNotFit(let errors):
            ["Your file compiles, but the check asks for something that it does not have:", ""]
                + errors.flatMap(inCheck) + whatNext
        case .stopped(let words, let line):
            ["The program has stopped in the middle of the check. Its last words:", ""] + words.map { "  " + $0 } + [""]
                + (line.map { ["It was at line \($0) of your file:", ""] + source(at: $0) + [""] } ?? []) + whatNext
        case .endless(let tests):
            [
                "The check has not come to an end within \(Int(Checker.limit)) seconds. Something goes round in a ring,"
                    + " or waits for what never comes:", "",
            ] + tests.map { "  " + $0 } + [""] + whatNext
        case .broken(let log):
            ["The check could not be run, and not because of your file. \(log) says more."]
        }
    }

    private var whatNext: [String] {
        ["Next: edit the file, and then: make exercise\(number)", "For a direction: make hint\(number)"]
    }

    /// The first test that fails, with all that it has to say, and how many others there are.
    private func failed(_ failures: [EventStream.Failure], _ tests: Int, _ printed: [String]) -> [String] {
        let names = failures.map(\.test).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let first = failures.filter { $0.test == names[0] }
        let place = "line \(first[0].line) of \(exercise.name)Tests.swift"
        var lines = ["Not yet: \(names[0]) (\(place))", ""]
        for failure in first {
            lines +=
                failure.comments.isEmpty
                ? Expectation.lines(for: failure.message).map { "  " + $0 } : failure.comments.map { "  " + $0 }
        }
        lines.append("")
        if names.count > 1 {
            lines += ["Not yet either:"] + names.dropFirst().map { "  " + $0 } + [""]
        }
        if !printed.isEmpty { lines += ["Your code has printed:"] + printed.map { "  " + $0 } + [""] }
        return lines
    }

    private func own(_ error: CompilerError) -> [String] {
        ["  line \(error.line): \(error.message)"] + source(at: error.line) + [""]
    }

    /// A line of the learner's file, nothing if it is empty.
    private func source(at line: Int) -> [String] {
        let lines = (try? course.text(exercise.mine))?.components(separatedBy: "\n") ?? []
        let text = lines.indices.contains(line - 1) ? lines[line - 1].drop { $0 == " " } : ""
        return text.isEmpty ? [] : ["      \(text)"]
    }

    private func more(_ count: Int) -> [String] {
        count > 0 ? ["  and \(count) more that may come from these", ""] : []
    }

    private func inCheck(_ error: CompilerError) -> [String] {
        ["  \(error.message) (line \(error.line) of \(exercise.name)Tests.swift)", ""]
    }
}
