/// A validation that is going on: what is still to be tried, and what was found so far.
final class ValidationRun {
    private let container: Container
    private var pending: ArraySlice<Trial> = []
    private var known: Set<String> = []
    private var announced = 0
    /// How many factories wait for the rest to be tried. Each takes room on the stack.
    private var waiting = 0
    private(set) var report = ValidationReport()

    /// One attempt to make a service.
    private struct Trial {
        let registration: AnyRegistration?
        let run: (Container) -> Void
    }

    init(of container: Container, _ samples: [SampleArguments]) {
        self.container = container
        let registrations = container.visibleRegistrations()
        pending = registrations.flatMap { trials(of: $0, samples) }[...]
        pending += samples.filter { sample in !registrations.contains { $0.key == sample.key } }
            .map { Trial(registration: nil, run: $0.run) }
    }

    private func trials(of registration: AnyRegistration, _ samples: [SampleArguments]) -> [Trial] {
        guard registration.key.takesArguments else {
            return [Trial(registration: registration, run: { try? registration.check(in: $0) })]
        }
        let fitting = samples.filter { $0.key == registration.key }
        if fitting.isEmpty { skip(registration, "it takes arguments; give it some with .sample(...)") }
        return fitting.map { Trial(registration: registration, run: $0.run) }
    }

    /// Tries what is still to be tried.
    func run() {
        while let trial = pending.popFirst() {
            if let registration = trial.registration, !registration.home.isHere {
                skip(registration, "it can only be made \(registration.home.place)")
                continue
            }
            report.checked += 1
            container.tree.withNewConstruction { trial.run(container) }
        }
    }

    private func skip(_ registration: AnyRegistration, _ reason: String) {
        report.notChecked.append("\(registration.key), registered at \(registration.site): \(reason)")
    }

    /// Adds a problem, unless it was found already on another path.
    func add(_ problem: ResolutionError) {
        let id =
            if case .cycle(let chain) = problem.reason {
                Set(chain).sorted().joined(separator: " ")
            } else {
                "\(problem.path.suffix(2).joined(separator: " -> ")) at \(problem.site)"
            }
        if known.insert(id).inserted { report.problems.append(problem) }
    }

    /// Tries the rest and tells what was found, before a factory gets a nil.
    ///
    /// Often the nil meets a "!", and then this is the last chance to tell anything.
    func finishFirst() {
        guard !container.tree.construction.isIdle, waiting < 100 else { return }
        waiting += 1
        run()
        waiting -= 1
        guard report.problems.count > announced else { return }
        announced = report.problems.count
        tell(
            """
            Assembling: a factory that is being validated gets nil. Should it stop at a "!" now, this is why.
            \(report)
            """)
    }
}
