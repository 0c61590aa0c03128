/// Tells when the time for async work is over. It starts no task until somebody has to wait.
///
/// The time is counted in steps, each of which ends on the main actor. So while other things keep the main actor busy,
/// the work that waits for it gets its turns first, and is not given up although nothing holds it.
@MainActor final class LimitTimer {
    private(set) var isOver: Bool
    private let limit: Duration
    private let clock: any Clock<Duration>
    private let isShort: @MainActor () -> Bool
    private let end: @MainActor () -> Void
    private var sleep: Task<Void, Never>?

    private static let steps = 20
    private static let shortSteps = 2

    /// - Parameters:
    ///   - isShort: true if there is nothing to wait for but what has outlived a limit before. A tenth of the time is
    ///     enough then.
    ///   - end: called once, when the time is over.
    init(
        _ limit: Duration, on clock: any Clock<Duration>, isShort: @escaping @MainActor () -> Bool,
        end: @escaping @MainActor () -> Void
    ) {
        self.limit = limit
        self.clock = clock
        self.isShort = isShort
        self.end = end
        isOver = limit <= .zero
    }

    func start() {
        guard sleep == nil, !isOver else { return }
        sleep = Task {
            let wasCancelled = await clock.passes(limit, in: Self.steps) { step in
                step >= Self.shortSteps && isShort()
            }
            if wasCancelled { return }
            isOver = true
            end()
        }
    }

    func stop() async {
        sleep?.cancel()
        await sleep?.value
    }
}

extension Clock<Duration> {
    /// Lets a time pass in equal steps, until one is the last; true if the task was cancelled.
    @MainActor fileprivate func passes(
        _ time: Duration, in steps: Int, until isLast: @MainActor (Int) -> Bool
    ) async -> Bool {
        let start = now
        for step in 1...steps {
            do {
                try await sleep(until: start.advanced(by: time * step / steps), tolerance: nil)
            } catch {
                return true
            }
            if isLast(step) { break }
        }
        return false
    }
}
