import Foundation

/// What has come of a check.
enum Outcome: Equatable {
    case solved
    /// The failures, how many tests there are, and what the program has printed.
    case failed([EventStream.Failure], tests: Int, printed: [String])
    /// Errors in the learner's own file.
    case doesNotCompile([CompilerError])
    /// The learner's file compiles, but lacks what the check asks for.
    case doesNotFit([CompilerError])
    /// The program has stopped in the middle, with its last words, at a line of the learner's file if that is known.
    case stopped([String], line: Int?)
    /// These tests have not come to an end.
    case endless([String])
    /// Something outside of the exercise is broken; the file has the details.
    case broken(log: String)

    /// True if nothing has been learnt about the exercise.
    var isBroken: Bool {
        if case .broken = self { true } else { false }
    }

    /// Reads the output of a failed build.
    static func failedBuild(log text: String, of exercise: Exercise, at log: String) -> Outcome {
        let errors = CompilerError.errors(in: text)
        let own = errors.filter { $0.file.hasSuffix(exercise.mine) }
        if !own.isEmpty { return .doesNotCompile(own) }
        let inCheck = errors.filter { $0.file.hasSuffix(exercise.check) }
        return inCheck.isEmpty ? .broken(log: log) : .doesNotFit(inCheck)
    }

    /// Reads what a run of the tests has left behind.
    static func run(
        _ ending: ChildProcess.Ending, events: EventStream, output: String, of exercise: Exercise, at log: String
    ) -> Outcome {
        if ending == .tookTooLong, !events.unfinished.isEmpty { return .endless(events.unfinished) }
        guard events.hasEnded else {
            let words = printed(in: output, events)
            return words.isEmpty ? .broken(log: log) : .stopped(words, line: place(in: output, of: exercise.mine))
        }
        let failures = events.failures(in: exercise.module)
        let tests = events.tests(in: exercise.module).count
        if failures.isEmpty { return ending == .exited(0) && tests > 0 ? .solved : .broken(log: log) }
        return .failed(failures, tests: tests, printed: printed(in: output, events))
    }

    /// The innermost line of a file in a stack trace.
    private static func place(in output: String, of file: String) -> Int? {
        output.firstRange(of: "\(file):").flatMap { Int(output[$0.upperBound...].prefix { $0.isNumber }) }
    }

    /// What the program has printed by itself, without the lines of Swift Testing and without a stack trace.
    private static func printed(in output: String, _ events: EventStream) -> [String] {
        let isTrace = #/^(Current stack trace:|\*\*\* )/#
        let lines = output.components(separatedBy: "\n").prefix { !$0.contains(isTrace) }.filter { line in
            !line.isEmpty && !line.contains(/^(◇|↳|✘|✔|±|\[\d+\/\d+\]|error:)/) && !events.saidLines.contains(line)
        }
        return Array(lines.prefix(20))
    }
}
