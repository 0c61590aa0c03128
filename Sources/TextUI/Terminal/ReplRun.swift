/// The loop around the REPL: lines, late frames, Ctrl-C and the end.
extension Repl {
    /// Runs until the input ends or a command ends the run. Returns the exit status.
    func run(nextLine: @escaping @MainActor () async -> InputLine?) async -> Int32 {
        let status = await takeLines(nextLine)
        if isStrict, output.failure == .closed {
            output.complain("nobody reads standard output any more: what comes after line \(linesRead) is not checked")
        }
        return status
    }

    private func takeLines(_ nextLine: @escaping @MainActor () async -> InputLine?) async -> Int32 {
        if case .exit(let status) = await start() { return status }
        while true {
            let late = style.showsLateFrames ? Task { await printLateFrames() } : nil
            let task = Task { await nextLine() }
            reading = task
            let input = await task.value
            reading = nil
            late?.cancel()
            await late?.value
            if case .exit(let status)? = ending { return status }
            var outcome: Outcome
            switch input {
            case nil:
                end()
                return output.failure?.exitStatus(isStrict: isStrict) ?? 0
            case .line(let line)?: outcome = await submit(line)
            case .tooLong(let start)?:
                linesRead += 1
                outcome = refuse(start: start, isEchoed: style.echoesInput)
                if outcome == .goOn { prompt() }
            case .failed(let reason)?:
                end()
                output.complain("cannot read the input: \(reason)")
                return 1
            }
            if let ending { outcome = ending }
            if case .exit(let status) = outcome { return status }
        }
    }

    /// While the prompt waits, prints each frame that changes, and the prompt again.
    private func printLateFrames() async {
        while !Task.isCancelled, ending == nil {
            await screen.nextChange()
            if Task.isCancelled { return }
            catchUp()
            guard hasNewText else { continue }
            output.write("\n")
            printFrame()
            if let trace = inspector?.changedLate() { tell(trace) }
            prompt()
        }
        reading?.cancel()
    }

    /// Ctrl-C: stops what runs, or else drops the line that is being typed.
    func interrupt() {
        if isBusy {
            isInterrupted = true
            // The terminal has shown `^C` where the next block would begin.
            if !style.echoesInput { output.write("\n") }
            waiting?.cancel()
        } else {
            asked = nil
            output.write("\n(Ctrl-C again, or quit, leaves)\n\n")
            prompt()
        }
    }
}
