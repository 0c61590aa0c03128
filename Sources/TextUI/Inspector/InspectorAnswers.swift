/// What the inspector answers to the commands that begin with a colon.
extension Inspector: InspectorCommands {
    nonisolated static let words = [
        ":tree", ":models", ":deps", ":trace on", ":trace off", ":why", ":source", ":source print",
    ]

    func answer(_ command: String) throws(Complaint) -> String {
        finish()
        switch command {
        case ":trace on":
            isTracing = true
            recording.isTold()
            return "the trace is on: each command tells what it changed"
        case ":trace off":
            isTracing = false
            return "the trace is off (:why still explains the newest frame)"
        case ":why": return trace
        case ":models":
            defer { models.forgetReleased() }
            return ModelsText(inspector: self).lines()
        case ":deps": return DependencyText(inspector: self).lines()
        case ":source": return try SourceText(inspector: self).places()
        case ":source print": return try SourceText(inspector: self).code()
        case ":tree": return TreeText(self).whole(since: &lastTree)
        default:
            return try TreeText(self).parts(named: command.dropFirst(5).trimmingCharacters(in: .whitespaces))
        }
    }

    /// What has been heard since somebody was told, if the trace is on.
    private func tell() -> String? {
        finish()
        defer { recording.isTold() }
        return isTracing ? TraceText(recording: recording, isTraced: true).newLines() : nil
    }

    /// What has come since somebody was told, and is not part of the command that begins now.
    private func tellLate() -> String? {
        jotter.workOut()
        return recording.hasNews ? tell() : nil
    }

    func started() -> String? { tell() }

    func begins(_ command: Command, line: String) -> String? {
        guard command.isExplained else { return nil }
        let late = tellLate()
        switch command {
        case .change(let id, let change): begin(title(of: screen.control(id), change) ?? VisibleText.cut(line))
        case .undo:
            begin("undo, which starts the app anew and runs the commands before")
            recording.isReplay = true
            recording.isFleeting = true
        default:
            begin(VisibleText.cut(line))
            recording.isFleeting = !command.isAction
        }
        return late
    }

    /// The chain of a command that has ended, if it is to be told.
    func ends(_ command: Command) -> String? {
        command.isExplained ? tell() : nil
    }

    func refused(_ command: Command) {
        if command.isExplained { takeBack() }
    }

    func changedLate() -> String? { tell() }

    /// `TextField "Name" in OrderView set to "Ada"`.
    private func title(of control: Node?, _ change: ControlChange) -> String? {
        guard let control else { return nil }
        let shown = screen.shownControls.first { $0.id == control.id }
        var text = name(of: control, shown)
        switch change {
        case .activate, .increment, .decrement: break
        case .text(let new):
            if case .field(_, isSecure: true)? = shown?.kind { return text + " set" }
            text += " set to \(ValueText.quoted(new))"
        case .isOn(let flag): text += " set to \(flag ? "on" : "off")"
        case .number(let number): text += " set to \(number.formatted())"
        case .option(let option):
            if case .picker(let options, _)? = shown?.kind, options.indices.contains(option) {
                text += " set to \(ValueText.quoted(options[option]))"
            }
        }
        return text
    }

    /// `Button "Increment" in CounterView`.
    private func name(of control: Node, _ shown: Frame.Control?) -> String {
        let label = shown.map { " \(ValueText.quoted($0.label))" } ?? ""
        return control.kindName + label + (control.owner.map { " in \($0.kindName)" } ?? "")
    }

    /// The controls that show another value than before.
    func changedControls() -> [String] {
        let before = Dictionary(controlsBefore.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
        let now = screen.shownControls
        controlsBefore = now
        return now.compactMap { shown in
            guard let old = before[shown.id], old != shown.kind else { return nil }
            return screen.control(shown.id).map { name(of: $0, shown) }
        }
    }

    var valueText: ValueText {
        ValueText(
            number: { [models] in models.number(of: $0) }, isSecret: screen.graph.secrets.contains,
            mask: symbols.isASCII ? "****" : "••••")
    }

    var separator: String { symbols.isASCII ? ", " : " · " }
}

extension Command {
    /// True if the inspector tells what came of it.
    fileprivate var isExplained: Bool {
        switch self {
        case .wait, .undo: true
        default: isAction
        }
    }
}
