/// Tells a recording as a chain that can be read aloud.
struct TraceText {
    let recording: Recording

    func lines() -> String {
        var lines = ["Command \(recording.command): \(recording.title)"]
        for (text, count) in counted(recording.entries.map(line)) {
            lines.append("  " + text + (count > 1 ? " (\(count) times)" : ""))
        }
        if recording.isEmpty { lines.append("  nothing   changed, and no body ran") }
        let untouched = recording.untouched
        lines.append("  not run   \(untouched) other \(untouched == 1 ? "body" : "bodies")")
        return lines.joined(separator: "\n")
    }

    /// Lines that follow each other and are the same, once.
    private func counted(_ lines: [String]) -> [(String, Int)] {
        var result: [(String, Int)] = []
        for line in lines {
            if result.last?.0 == line { result[result.count - 1].1 += 1 } else { result.append((line, 1)) }
        }
        return result
    }

    private func line(_ entry: Recording.Entry) -> String {
        switch entry {
        case .changed(let place):
            let change = recording.changes[place]
            let note = isRead(place) ? "" : " (read by no view)"
            return "changed   \(change.name).\(change.property.text)\(note)"
        case .ran(let view, let cause, let group): return "body ran  \(view): \(reason(cause, view, group))"
        case .followed(let part, let group): return "redrawn   \(part): it shows \(read(inGroup: group))"
        case .work(let verb, let kind, let owner): return verb.padded(to: 10) + name(of: kind, owner)
        case .made(let text): return "made      \(text)"
        case .released(let text): return "released  \(text)"
        case .remade(let text): return "remade    \(text)"
        }
    }

    private func reason(_ cause: Cause?, _ view: String, _ group: Int) -> String {
        switch cause {
        case nil: "for the first time"
        case .parent: "its parent passed other inputs"
        case .environment: "the environment has another value that it read"
        case .property: "it read \(read(inGroup: group))"
        case .object(let id): "it observes \(observed(id, group))"
        case .state(let owner, let property):
            owner == view ? "its own state \(property) changed" : "it read the state \(property) of \(owner)"
        }
    }

    private func read(inGroup group: Int) -> String {
        let names = recording.changes(inGroup: group).filter(\.property.isObserved).map {
            "\($0.name).\($0.property.property)"
        }
        return names.isEmpty ? "something that changed" : Listing.or(unique(names))
    }

    private func observed(_ id: ObjectIdentifier, _ group: Int) -> String {
        let changes = recording.changes(inGroup: group)
        let names = changes.filter { $0.object == id }.map(\.name)
        return names.first ?? "an object that changed"
    }

    private func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// True unless it is known that no view read the property.
    private func isRead(_ place: Int) -> Bool {
        let change = recording.changes[place]
        guard change.property.isObserved else { return true }
        return recording.entries.contains { entry in
            switch entry {
            case .ran(_, .property, let group), .followed(_, let group):
                recording.changes(inGroup: group).indices.contains(place)
            case .ran(_, .object(let id), _): change.object == id
            default: false
            }
        }
    }

    private func name(of kind: WorkKind, _ owner: String) -> String {
        switch kind {
        case .task: ".task of \(owner)"
        case .refresh: ".refreshable of \(owner)"
        case .action: "work of an action in \(owner)"
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
