/// The work that the current code belongs to.
enum Activity {
    @TaskLocal static var current: ActivityToken?
}

/// The async work that is on its way: what `task`, `refreshable` and actions have started.
///
/// Every action runs under a task-local token. A `Task` made inside inherits it and keeps it until the task ends, so
/// the end of the last one is the end of the token: no task has to be wrapped or told of.
@MainActor final class Activities {
    private(set) var running = 0
    private(set) var parked = 0
    /// How much of what runs nobody has waited for in vain.
    private(set) var fresh = 0
    /// The newest piece of work that somebody has waited for in vain.
    private var newestOutlived = 0
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var nextTask = 0
    /// The number of the newest piece of work.
    private(set) var newest = 0
    /// Hears that a piece of work has ended.
    var workEnded: ((Int) -> Void)?
    private var hasNews = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    var work: Work {
        if running == 0 { return .idle }
        return parked >= running ? .parked(running) : .running(running)
    }

    /// Runs an action; what it starts counts as running until it ends.
    func run<Result>(_ action: () throws -> Result) rethrows -> Result {
        try Activity.$current.withValue(ActivityToken(self)) { try action() }
    }

    /// Starts work as a task that is cancelled with the views at the latest.
    @discardableResult
    func start(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        nextTask += 1
        let number = nextTask
        let task = run {
            Task { @MainActor in
                await action()
                tasks[number] = nil
            }
        }
        tasks[number] = task
        return task
    }

    func cancelAll() {
        for task in tasks.values { task.cancel() }
    }

    func began() -> Int {
        running += 1
        fresh += 1
        newest += 1
        return newest
    }

    func ended(_ work: Int) {
        running -= 1
        if work > newestOutlived { fresh -= 1 }
        workEnded?(work)
        signal()
    }

    /// Somebody has waited in vain for all that runs.
    func outlived() {
        newestOutlived = newest
        fresh = 0
    }

    func park(_ change: Int) {
        parked += change
        signal()
    }

    /// Wakes whoever waits for `nextChange`.
    func signal() {
        hasNews = true
        let woken = waiting
        waiting = []
        for continuation in woken { continuation.resume() }
    }

    /// Returns when something has happened since the last call.
    func nextChange() async {
        if hasNews {
            hasNews = false
            return
        }
        await withTaskCancellationHandler {
            if Task.isCancelled { return }
            await withCheckedContinuation { waiting.append($0) }
        } onCancel: {
            Task { @MainActor in self.signal() }
        }
        hasNews = false
    }
}

/// Stands for one piece of work and all that it starts. Its end is the work's end.
final class ActivityToken: Sendable {
    private let activities: Weak
    private let number: Int

    // The reference is only followed on the main actor.
    private final class Weak: @unchecked Sendable {
        weak var object: Activities?
        init(_ object: Activities) { self.object = object }
    }

    @MainActor init(_ activities: Activities) {
        self.activities = Weak(activities)
        number = activities.began()
    }

    deinit {
        let (activities, number) = (activities, number)
        onMainActor { activities.object?.ended(number) }
    }

    /// Says that the work waits for something that only a test can bring about, until `unpark`.
    func park() { onMainActor { [activities] in activities.object?.park(1) } }
    func unpark() { onMainActor { [activities] in activities.object?.park(-1) } }
}
