/// Tells a recording as a chain that can be read aloud.
struct TraceText {
    let recording: Recording
    /// False if nobody looked at each step: then what changed and changed back was not seen.
    let isTraced: Bool

    /// All that came of the command.
    func lines() -> String {
        lines(of: recording.entries[...], title: recording.title, untouched: recording.untouched.all)
    }

    /// What has come since it was told last: the whole, or what happened while the prompt waited.
    func newLines() -> String {
        guard let told = recording.told else { return lines() }
        return lines(
            of: recording.entries.dropFirst(told), title: "while the prompt waited",
            untouched: recording.untouched.lately)
    }

    private func lines(of entries: ArraySlice<(entry: Recording.Entry, count: Int)>, title: String, untouched: Int)
        -> String
    {
        var lines = ["Command \(recording.command): \(title)"]
        for (text, count) in counted(entries.map { (line($0.entry), $0.count) }) {
            lines.append("  " + text + (count > 1 ? " (\(count) times)" : ""))
        }
        if recording.leftOut > 0 { lines.append("  left out  \(recording.leftOut) more") }
        if entries.isEmpty { lines.append("  nothing   changed, and no body ran") }
        // All bodies ran, to be there again.
        if recording.isReplay { return lines.joined(separator: "\n") }
        lines.append("  not run   \(untouched) other \(untouched == 1 ? "body" : "bodies")")
        return lines.joined(separator: "\n")
    }

    /// Lines that follow each other and are the same, once.
    private func counted(_ lines: [(String, Int)]) -> [(String, Int)] {
        var result: [(String, Int)] = []
        for (line, count) in lines {
            if result.last?.0 == line { result[result.count - 1].1 += count } else { result.append((line, count)) }
        }
        return result
    }

    private func line(_ entry: Recording.Entry) -> String {
        switch entry {
        case .changed(let place):
            let change = recording.changes[place]
            return "changed   \(change.name).\(change.property.text)\(note(on: place))"
        case .ran(let view, let reasons): return "body ran  \(view): \(text(of: reasons, view))"
        case .followed(let part, let group): return "redrawn   \(part): it shows \(read(inGroup: group))"
        case .drawn(let controls, let group):
            let names = controls.isEmpty ? "a control" : Listing.and(controls)
            return "redrawn   \(names): \(controls.count > 1 ? "they show" : "it shows") \(read(inGroup: group))"
        case .work(let verb, let kind, let owner):
            return "\(verb.padded(to: 10))\(kind.text) \(kind == .action ? "in" : "of") \(owner)"
        case .made(let text): return "made      \(text)"
        case .given(let text): return "given     \(text)"
        case .released(let text): return "released  \(text)"
        case .remade(let text): return "remade    \(text)"
        }
    }

    private func text(of reasons: [Recording.Reason], _ view: String) -> String {
        if reasons.isEmpty { return "for the first time" }
        var texts: [String] = []
        var observed: [String] = []
        var quiet: [String] = []
        for reason in reasons {
            switch reason.cause {
            case .parent: texts.append("its parent passed other inputs")
            case .environment: texts.append("the environment has another value that it read")
            case .property: texts.append("it read \(read(inGroup: reason.group))")
            case .state(let owner, let property):
                texts.append(
                    owner == view ? "its own state \(property) changed" : "it read the state \(property) of \(owner)")
            case .object(let id):
                let change = recording.changes(inGroup: reason.group).first { $0.object == id }
                if let change { observed.append(change.name) } else { quiet.append(recording.names[id] ?? "an object") }
            }
        }
        if !observed.isEmpty { texts.append("it observes \(Listing.and(unique(observed)))") }
        if !quiet.isEmpty {
            texts.append(
                "it observes \(Listing.and(unique(quiet))), which announced a change, but no property differs")
        }
        return Listing.and(unique(texts))
    }

    private func read(inGroup group: Int) -> String {
        let names = recording.changes(inGroup: group).filter(\.property.isObserved).map {
            "\($0.name).\($0.property.property)"
        }
        if !names.isEmpty { return Listing.or(unique(names)) }
        return isTraced ? "something that changed" : "something that changed, and may have changed back (see :trace on)"
    }

    private func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private func note(on place: Int) -> String {
        guard recording.changes[place].property.isObserved else { return " (not observed)" }
        return isRead(place) ? "" : " (read by no view)"
    }

    /// True unless it is known that no view read the property.
    private func isRead(_ place: Int) -> Bool {
        let change = recording.changes[place]
        return recording.entries.contains { noted in
            switch noted.entry {
            case .followed(_, let group), .drawn(_, let group):
                recording.changes(inGroup: group).indices.contains(place)
            case .ran(_, let reasons):
                reasons.contains {
                    if case .object(let id) = $0.cause { return id == change.object }
                    return $0.cause == .property && recording.changes(inGroup: $0.group).indices.contains(place)
                }
            default: false
            }
        }
    }
}

extension WorkKind {
    /// What it is called in texts.
    var text: String {
        switch self {
        case .task: ".task"
        case .refresh: ".refreshable"
        case .action: "work of an action"
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
