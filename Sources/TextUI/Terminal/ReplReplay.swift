/// Lines that are kept, and lines that are done again.
extension Repl {
    func save(to file: String) throws(Complaint) {
        try ScriptFile.save(session.script, to: file, mayReplace: session.savedFiles.contains(file))
        session.savedFiles.insert(file)
        let count = session.lines.count
        tell("saved \(count) \(count == 1 ? "line" : "lines") to \(VisibleText.of(file))")
    }

    /// A file that is being replayed, and the line that was read last.
    struct Replay {
        let file: ScriptFile.Identity
        let name: String
        var line = 0
    }

    /// Takes the lines of a file as if they were typed.
    func replay(_ file: String) async throws(Complaint) -> Outcome {
        let descriptor = try ScriptFile.open(file, takesPipes: false)
        let identity = ScriptFile.Identity(descriptor)
        guard !replays.contains(where: { $0.file == identity }) else {
            close(descriptor)
            throw Complaint(
                "cannot replay \(VisibleText.quoted(file)): it is being replayed already, and would never end")
        }
        let reader = LineReader(descriptor: descriptor, closesAtEnd: true)
        var outcome = Outcome.goOn
        replays.append(Replay(file: identity, name: VisibleText.of(file)))
        defer { replays.removeLast() }
        while outcome == .goOn, !isInterrupted, let input = await reader.next() {
            replays[replays.count - 1].line += 1
            prompt()
            switch input {
            case .line(let line): outcome = await take(line, isEchoed: true)
            case .tooLong(let start): outcome = refuse(start: start, isEchoed: true)
            case .failed(let reason): outcome = complain(Complaint("cannot be read: \(reason)"))
            }
            if let ending { outcome = ending }
        }
        // The value that the last line has asked for will not come.
        asked = nil
        return outcome
    }

    /// A line that is too long is not done.
    func refuse(start: String, isEchoed: Bool) -> Outcome {
        asked = nil
        if isEchoed { output.write(VisibleText.of(start) + "...\n") }
        return complain(Complaint("this line is longer than 1 MB and was left out"))
    }

    /// Starts the app anew and does again all but the last action.
    func undo() async throws(Complaint) {
        guard let undone = session.removeLastAction() else { throw Complaint("nothing to undo") }
        isSilent = true
        screen.restart()
        frame = screen.render()
        await settle()
        for line in session.lines where !isInterrupted {
            let parser = CommandParser(frame)
            // What was typed was understood then; an app that answers otherwise now cannot be led to the same place.
            guard let command = try? parser.parse(line.text) else { continue }
            switch command {
            case .expect, .help, .show, .inspect: continue
            default: _ = try? await perform(command)
            }
            catchUp()
        }
        isSilent = false
        // What was typed in quotes has them already.
        let isQuoted = CommandParser(frame).explicitLabel(undone.shown) != nil && undone.shown.hasPrefix("\"")
        let line = isQuoted ? VisibleText.cut(undone.shown) : VisibleText.quoted(undone.shown)
        tell("undid \(line) (what it did outside of the app is not undone)")
        printFrame()
        tellWhatIsLeft(hasPrinted: true)
    }
}
