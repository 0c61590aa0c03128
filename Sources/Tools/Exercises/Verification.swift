/// Sees to it that each exercise can be failed and can be solved: as shipped it compiles and its check fails, with its
/// solution it passes.
struct Verification {
    let course: Course
    let checker: Checker

    /// What is wrong, nothing if all is well.
    func faults() throws -> [String] {
        try faults(with: \.shipped, "as shipped") { exercise, events in
            events.failures(in: exercise.module).isEmpty ? ["its check passes as shipped"] : []
        }
            + faults(with: \.solution, "with its solution") { exercise, events in
                events.failures(in: exercise.module).map { "with its solution: \($0.test): \($0.message)" }
            }
    }

    private func faults(
        with piece: KeyPath<Exercise, String>, _ state: String, _ read: (Exercise, EventStream) -> [String]
    ) throws -> [String] {
        let modules = course.exercises.map { Checker.Module($0, piece: $0[keyPath: piece]) }
        let events = try checker.events(of: modules)
        let warnings = checker.text(checker.buildLog).split(separator: "\n")
            .filter { $0.contains("\(Exercise.home)/") && $0.contains(#/(warning|error): /#) }.map(String.init)
        guard let events else { return warnings.isEmpty ? ["the build fails: \(checker.buildLog)"] : warnings }
        guard events.hasEnded else { return ["the checks do not come to an end \(state): \(events.unfinished)"] }
        return warnings
            + course.exercises.flatMap { exercise in
                let faults = events.tests(in: exercise.module).isEmpty ? ["no test runs"] : read(exercise, events)
                return faults.map { "exercise \(exercise.number), \(exercise.title): \($0)" }
            }
    }
}
