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

    func started() -> String? { tell() }

    func begins(_ command: Command, line: String) {
        switch command {
        case .change(let id, let change): begin(title(of: screen.control(id), change) ?? VisibleText.cut(line))
        case .wait:
            begin(VisibleText.cut(line))
            recording.isFleeting = true
        case .undo:
            begin("undo, which starts the app anew and runs the commands before")
            recording.isReplay = true
            recording.isFleeting = true
        default: if command.isAction { begin(VisibleText.cut(line)) }
        }
    }

    /// The chain of a command that has ended, if it is to be told.
    func ends(_ command: Command) -> String? {
        switch command {
        case .wait, .undo: break
        default: if !command.isAction { return nil }
        }
        return tell()
    }

    func changedLate() -> String? { tell() }

    /// `Button "Increment" in CounterView`.
    private func title(of control: Node?, _ change: ControlChange) -> String? {
        guard let control else { return nil }
        let shown = screen.shownControls.first { $0.id == control.id }
        var text = control.kindName + (shown.map { " \(ValueText.quoted($0.label))" } ?? "")
        if let owner = control.owner { text += " in \(shortName(of: owner.viewType))" }
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

    var separator: String { symbols.isASCII ? ", " : " · " }

    /// The async work that a view has underway.
    func workUnderway(in node: Node) -> [String] {
        node.isNamed ? workOwners.filter { $0.value == node.displayName }.map(\.key).sorted() : []
    }
}
