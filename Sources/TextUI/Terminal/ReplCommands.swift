/// What each command does.
extension Repl {
    static let longestWait = Duration.seconds(30)

    func perform(_ command: Command) async throws(Complaint) -> Outcome {
        switch command {
        case .nothing: return .goOn
        case .quit: return .exit(0)
        case .show:
            printFrame()
            return .goOn
        case .help:
            tell(HelpText.of(frame))
            return .goOn
        case .ask(let controlID):
            asked = frame.controls.first { $0.id == controlID }
            return .goOn
        case .inspect(let command):
            guard let inspector else { throw Complaint("\"\(command)\" is not available yet") }
            tell(try inspector.answer(command))
            return .goOn
        case .expect(let text, let isThere):
            try expect(text, isThere: isThere)
            return .goOn
        case .wait(let goal):
            try await wait(goal)
            return .goOn
        case .save(let file):
            try save(to: file)
            return .goOn
        case .replay(let file): return try await replay(file)
        case .undo:
            try await undo()
            return .goOn
        case .change(let controlID, let change): screen.perform(change, on: controlID)
        case .swipe(let rowID, let action): screen.swipe(rowID: rowID, action: action)
        case .tab(let index): screen.selectTab(index)
        case .open(let path): screen.open(path: path)
        case .back: screen.goBack()
        case .dismiss: screen.dismissModal()
        case .refresh: screen.refresh()
        case .scroll(let direction): screen.scroll(direction)
        }
        await settle()
        return .goOn
    }

    private func expect(_ text: String, isThere: Bool) throws(Complaint) {
        if hasNewText { printFrame() }
        guard frame.unwrappedText.includes(text) != isThere else { return }
        if !isThere { throw Complaint("did not expect \(VisibleText.quoted(text)), but it is in the frame") }
        let lines = frame.unwrappedText.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let nearest = NearMiss.find(text, in: lines).prefix(1).map {
            ": the nearest is \(VisibleText.quoted(lines[$0]))"
        }
        throw Complaint("expected \(VisibleText.quoted(text)), but it is not in the frame\(nearest.joined())")
    }

    private func wait(_ goal: Command.WaitGoal) async throws(Complaint) {
        switch goal {
        case .idle: await settle(until: .idle, limit: Self.longestWait)
        case .time(let time): await settle(until: .time, limit: time)
        case .text(let text):
            await settle(until: .text(text), limit: Self.longestWait)
            if isSilent || frame.unwrappedText.includes(text) { return }
            let reason = isInterrupted ? "stopped waiting for" : "waited in vain for"
            throw Complaint("\(reason) \(VisibleText.quoted(text))")
        }
    }
}
