/// Waiting until nothing changes any more.
///
/// Of the frames that come, the first that differs from the one above is printed, and the last. What is ready to run on
/// the main actor runs before the screen counts as settled.
extension Repl {
    enum SettleGoal: Equatable {
        /// Until no work is left.
        case idle
        /// For all of the time.
        case time
        /// Until the frame contains the text.
        case text(String)
    }

    func settle(until goal: SettleGoal, limit: Duration) async {
        let timer = LimitTimer(limit, on: clock) { [weak self] in self?.waiting?.cancel() }
        var hasPrinted = false
        while true {
            if printedText == nil { frame = screen.render() }
            catchUp()
            if !hasPrinted, hasNewText, !isSilent {
                printFrame()
                hasPrinted = true
            }
            await Task.yield()
            catchUp()
            if isReached(goal) || isInterrupted || timer.isOver || ending != nil { break }
            timer.start()
            await waitForChange(unless: { timer.isOver || self.isInterrupted })
        }
        await timer.stop()
        guard !isSilent else { return }
        if hasNewText {
            printFrame()
            hasPrinted = true
        }
        tellWhatIsLeft(hasPrinted: hasPrinted)
    }

    private func isReached(_ goal: SettleGoal) -> Bool {
        switch (goal, screen.work) {
        case (.time, _): return false
        case (.text(let text), let work):
            if frame.unwrappedText.includes(text) { return true }
            // Only a test can bring it about, and the test waits for this.
            if case .parked = work { return true }
            return false
        case (.idle, .idle): return !screen.needsRender
        case (.idle, .parked): return true
        case (.idle, .running): return false
        }
    }

    private func waitForChange(unless isOver: () -> Bool) async {
        guard !isOver() else { return }
        let change = Task { [screen] in await screen.nextChange() }
        waiting = change
        await change.value
        waiting = nil
    }

    private func tellWhatIsLeft(hasPrinted: Bool) {
        switch screen.work {
        case .idle: if !hasPrinted { tell("(no change)") }
        case .running(let count), .parked(let count):
            tell("still working: \(count) \(count == 1 ? "task" : "tasks") (use wait)")
        }
    }
}

/// Tells when the time is over. It starts no task until somebody has to wait.
@MainActor private final class LimitTimer {
    private(set) var isOver: Bool
    private let limit: Duration
    private let clock: any Clock<Duration>
    private let end: @MainActor () -> Void
    private var sleep: Task<Void, Never>?

    init(_ limit: Duration, on clock: any Clock<Duration>, end: @escaping @MainActor () -> Void) {
        self.limit = limit
        self.clock = clock
        self.end = end
        isOver = limit <= .zero
    }

    func start() {
        guard sleep == nil else { return }
        sleep = Task { [weak self, limit, clock] in
            do { try await clock.sleep(for: limit) } catch { return }
            self?.isOver = true
            self?.end()
        }
    }

    func stop() async {
        sleep?.cancel()
        await sleep?.value
    }
}
