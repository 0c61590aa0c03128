/// Waiting until nothing changes any more.
///
/// Of the frames that come, the first that differs from the one above is printed, and the last. What is ready to run on
/// the main actor runs before the screen counts as settled.
extension Repl {
    enum SettleGoal: Equatable {
        /// Until no work is left.
        case idle
        /// The same, with less patience for what has outlived a limit before, such as a task that listens for ever.
        case settled
        /// For all of the time.
        case time
        /// Until the frame contains the text.
        case text(String)
    }

    /// Waits as after each command.
    func settle() async {
        await settle(until: .settled, limit: settleLimit)
        if case .running = screen.work { screen.workOutlived() }
    }

    func settle(until goal: SettleGoal, limit: Duration) async {
        let timer = LimitTimer(limit, on: clock) { [screen] in
            goal == .settled && !screen.hasNewWork
        } end: { [weak self] in
            self?.waiting?.cancel()
        }
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
        case (_, .idle): return !screen.needsRender
        case (_, .parked): return true
        case (_, .running): return false
        }
    }

    private func waitForChange(unless isOver: () -> Bool) async {
        guard !isOver() else { return }
        let change = Task { [screen] in await screen.nextChange() }
        waiting = change
        await change.value
        waiting = nil
    }

    func tellWhatIsLeft(hasPrinted: Bool) {
        switch screen.work {
        case .idle: if !hasPrinted { tell("(no change)") }
        case .running(let count), .parked(let count):
            tell("still working: \(count) \(count == 1 ? "task" : "tasks") (use wait)")
        }
    }
}
