/// The line REPL: takes lines, drives the screen and prints frames.
///
/// What it prints on standard output comes in blocks: a frame, `(no change)`, `still working: …`, an answer. Each block
/// is followed by one empty line, and then comes the prompt. A complaint goes to standard error; it, a comment and an
/// `expect` that holds are followed by the prompt alone.
@MainActor final class Repl {
    enum Outcome: Equatable {
        case goOn
        case exit(Int32)
    }

    /// How the session is shown.
    struct Style {
        /// Lines that nobody saw being typed are repeated after their prompt.
        var echoesInput = true
        /// A frame that changes while the prompt waits is printed.
        var showsLateFrames = false
        /// Bold and colour may be used.
        var isStyled = false
        var isUTF8 = true
    }

    let screen: any Screen
    let output: any Output
    let settleLimit: Duration
    let clock: any Clock<Duration>
    let style: Style
    let isStrict: Bool
    /// Answers `:tree` and its like.
    var inspector: (any InspectorCommands)?

    /// The newest frame: lines are read against it.
    var frame = Frame()
    /// The text of the frame that a person sees above the prompt.
    private(set) var printedText: String?
    var session = Session()

    /// What `line N` means now: the number of the line that was read last.
    var linesRead = 0
    /// The files that are being replayed, the innermost last.
    var replays: [Replay] = []

    /// The field whose value the next line is.
    var asked: Frame.Control?

    /// True while a command runs.
    var isBusy = false
    /// True when Ctrl-C was pressed while a command ran.
    var isInterrupted = false
    /// True while `undo` repeats what was done before.
    var isSilent = false
    /// Waits for the screen to change.
    var waiting: Task<Void, Never>?
    /// Waits for a line.
    var reading: Task<InputLine?, Never>?

    init(
        screen: any Screen, clock: any Clock<Duration> = ContinuousClock(), settleLimit: Duration = .seconds(2),
        output: any Output, style: Style = Style(), isStrict: Bool = false
    ) {
        self.screen = screen
        self.clock = clock
        self.settleLimit = settleLimit
        self.output = output
        self.style = style
        self.isStrict = isStrict
        inspector = screen.inspector
    }

    /// Prints the first frame and the prompt.
    @discardableResult
    func start() async -> Outcome {
        isBusy = true
        await settle()
        if let trace = inspector?.started() { tell(trace) }
        isBusy = false
        prompt()
        return ending ?? .goOn
    }

    /// Does what a line says. Prints the line if it has to be echoed, what comes of it, and the next prompt.
    func submit(_ line: String) async -> Outcome {
        linesRead += 1
        isInterrupted = false
        isBusy = true
        let outcome = await take(line, isEchoed: style.echoesInput)
        isBusy = false
        guard outcome == .goOn, ending == nil else { return ending ?? outcome }
        prompt()
        return ending ?? .goOn
    }

    /// The input has ended: the prompt that waits gets its line end.
    func end() { output.write("\n") }

    // MARK: A line

    /// Reads a line and does it, without a prompt.
    func take(_ line: String, isEchoed: Bool) async -> Outcome {
        catchUp()
        let field = asked
        asked = nil
        do throws(Complaint) {
            if let field { return try await take(value: line, for: field, isEchoed: isEchoed) }
            let parser = CommandParser(frame)
            let shown = parser.shown(line, mask: mask)
            if isEchoed { output.write(VisibleText.of(shown) + "\n") }
            let command = try parser.parse(line)
            let outcome = try await explain(command, line: shown)
            record(command, Session.Line(text: line, shown: shown, isAction: command.isAction))
            return outcome
        } catch {
            return complain(error)
        }
    }

    /// Takes the value that a field alone has asked for. An empty line leaves the field as it is.
    private func take(value: String, for field: Frame.Control, isEchoed: Bool) async throws(Complaint) -> Outcome {
        let shown = field.isSecure && !value.isEmpty ? mask : value
        if isEchoed { output.write(VisibleText.of(shown) + "\n") }
        if value.isEmpty {
            tell("(no change)")
            return .goOn
        }
        let parser = CommandParser(frame)
        guard let control = frame.controls.first(where: { $0.id == field.id }) else {
            throw Complaint("\(parser.described(field)) is not there any more")
        }
        try parser.complainIfDisabled(control)
        let command = Command.change(controlID: control.id, try control.change(setTo: value))
        _ = try await explain(command, line: shown)
        let line = Session.Line(
            text: "\(control.number) \(value)", shown: "\(control.number) \(shown)", isAction: true)
        session.lines.append(line)
        return .goOn
    }

    /// Performs the command, and tells its trace if the trace is on.
    private func explain(_ command: Command, line: String) async throws(Complaint) -> Outcome {
        if let late = inspector?.begins(command, line: line) { tell(late) }
        do throws(Complaint) {
            let outcome = try await perform(command)
            if let trace = inspector?.ends(command) { tell(trace) }
            return outcome
        } catch {
            inspector?.refused(command)
            throw error
        }
    }

    private func record(_ command: Command, _ line: Session.Line) {
        switch command {
        case .ask, .save, .replay, .undo, .quit: break
        default: if !isSilent { session.lines.append(line) }
        }
    }

    /// Tells a complaint; in a strict run it is the last thing told.
    func complain(_ complaint: Complaint) -> Outcome {
        let place = replays.map { "\($0.name) line \($0.line): " }.joined()
        let line = isStrict ? "line \(linesRead): " : ""
        output.complain(line + place + complaint.text)
        return isStrict ? .exit(1) : .goOn
    }

    // MARK: Printing

    /// Draws what has changed without a command, so that a line is read against the newest frame.
    func catchUp() {
        // A view that changes on every drawing must not hold the REPL for ever.
        for _ in 0..<100 where screen.needsRender { frame = screen.render() }
    }

    func printFrame() {
        printedText = frame.text
        tell(style.isStyled ? frame.styledText : frame.text)
    }

    var hasNewText: Bool { frame.text != printedText }

    /// Prints a block and the empty line after it.
    func tell(_ text: String) {
        if !isSilent { output.write(text + "\n\n") }
    }

    func prompt() {
        output.write(asked.map { VisibleText.of($0.label) + ": " } ?? "> ")
    }

    private var mask: String { style.isUTF8 ? "••••" : "****" }

    /// How the run ends when nothing can be written any more.
    var ending: Outcome? { output.failure.map { .exit($0.exitStatus(isStrict: isStrict)) } }
}
