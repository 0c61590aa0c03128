import Foundation

/// What a person can ask for. Each command gives the lines to print.
struct Commands {
    static let usage = "usage: exercises next [N] | hint [N] | solution [N] [--apply] | reset N | list | verify"

    let course: Course
    let folder: LearnersFolder
    /// Checks the learner's file.
    let check: (Exercise) throws -> Outcome
    /// Prints what is to be read while a check runs.
    let announce: ([String]) -> Void

    init(
        root: URL, check: ((Exercise) throws -> Outcome)? = nil,
        announce: @escaping ([String]) -> Void = { ExercisesTool.say($0, to: .standardOutput) }
    ) throws {
        course = try Course(root: root)
        folder = LearnersFolder(course: course)
        self.check = check ?? Checker(root: root).check
        self.announce = announce
    }

    func run(_ arguments: [String]) throws -> [String] {
        let number = arguments.dropFirst().first { $0 != "--apply" }
        switch arguments.first {
        case "next": return try next(number)
        case "hint": return try hint(number)
        case "solution": return try solution(number, isApplied: arguments.contains("--apply"))
        case "reset": return try reset(number)
        case "list": return list()
        case "verify": return try verify()
        default: throw Complaint(Self.usage)
        }
    }

    // MARK: Commands

    private func next(_ number: String?) throws -> [String] {
        guard let exercise = try chosen(number) else { return allSolved }
        try folder.prepare(exercise)
        let report = Report(exercise: exercise, course: course, number: words(for: exercise))
        announce(try report.introduction())
        let outcome = try check(exercise)
        if !outcome.isBroken { try folder.mark(exercise, solved: outcome == .solved) }
        return outcome == .solved ? congratulations(for: exercise) : report.lines(for: outcome)
    }

    private func hint(_ number: String?) throws -> [String] {
        guard let exercise = try chosen(number) else { return allSolved }
        let hint = try course.text(exercise.hint).split(separator: "\n").map { "  " + $0 }
        return ["A direction for exercise \(exercise.number), \(exercise.title):", ""] + hint
    }

    /// Prints the solution, so that a person reads it and types it; `--apply` puts it into the learner's file.
    private func solution(_ number: String?, isApplied: Bool) throws -> [String] {
        guard let exercise = try chosen(number) else { return allSolved }
        guard isApplied else {
            return [
                try course.text(exercise.solution),
                "Typing it is how it stays. To put it into your file: make solution\(words(for: exercise)) APPLY=yes",
            ]
        }
        let kept = try folder.replace(exercise, with: exercise.solution)
        return ["The solution is now in \(exercise.mine)."] + (kept.map { ["What you had is in \($0)."] } ?? [])
            + ["Read it, and then: make exercise\(words(for: exercise))"]
    }

    private func reset(_ number: String?) throws -> [String] {
        guard let number else {
            throw Complaint(
                "Which exercise? Say its number: make reset-exercise N=\((folder.next ?? course.exercises[0]).number)\n"
                    + "To begin anew with all, remove the folder \(LearnersFolder.path).")
        }
        let exercise = try course.exercise(named: number)
        let kept = try folder.replace(exercise, with: exercise.shipped)
        try folder.mark(exercise, solved: false)
        return ["\(exercise.mine) is as it was shipped."] + (kept.map { ["What you had is in \($0)."] } ?? [])
    }

    private func list() -> [String] {
        course.exercises.map { exercise in
            let state = folder.isSolved(exercise) ? "solved" : exercise == folder.next ? "next" : ""
            return "\(exercise.number)".padding(toLength: 4, withPad: " ", startingAt: 0)
                + state.padding(toLength: 8, withPad: " ", startingAt: 0) + exercise.title
        }
    }

    private func verify() throws -> [String] {
        let faults = try Verification(course: course, checker: Checker(root: course.root)).faults()
        guard faults.isEmpty else { throw Complaint(faults.joined(separator: "\n")) }
        return ["\(course.exercises.count) exercises fail as shipped and pass with their solutions."]
    }

    // MARK: Words

    private func chosen(_ number: String?) throws -> Exercise? {
        try number.map { try course.exercise(named: $0) } ?? folder.next
    }

    private func words(for exercise: Exercise) -> String {
        exercise == folder.next ? "" : " N=\(exercise.number)"
    }

    private var allSolved: [String] {
        ["All \(course.exercises.count) exercises are solved. To begin a project, read Docs/12-start-your-project.md"]
    }

    private func congratulations(for exercise: Exercise) -> [String] {
        let next = folder.next.map { ["Next is exercise \($0.number), \($0.title): make exercise"] } ?? allSolved
        let done = "Well done: exercise \(exercise.number) is solved. To compare: make solution N=\(exercise.number)"
        return [done] + next
    }
}
