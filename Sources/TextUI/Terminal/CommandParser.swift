/// Reads a line against the newest frame.
///
/// The order decides: a command that is spelled exactly, `:` commands, a number, a number and a value, `name = value`,
/// a label, `label: TEXT` and `"TEXT"`, a comment, the empty line. Anything else is a complaint.
struct CommandParser {
    let frame: Frame
    let labels: [String]

    init(_ frame: Frame) {
        self.frame = frame
        labels = frame.controls.map(\.label)
    }

    func parse(_ line: String) throws(Complaint) -> Command {
        let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if let command = try plainCommand(words) { return command }
        if let command = try commandWithArgument(words) { return command }
        if words.hasPrefix(":") { return try inspection(words) }
        if let number = Self.digits(words) { return try activate(control(numbered: number)) }
        if let setting = setting(line), let command = try set(setting, words) { return command }
        if words.hasPrefix("#"), NameMatch.exact(words, in: labels) == nil { return .nothing }
        if words.isEmpty { return .show }
        if let label = explicitLabel(words) {
            if let command = try activate(label) { return command }
            throw Complaint("no control \(VisibleText.quoted(label))" + suggestion(for: label))
        }
        if let command = try activate(words) { return command }
        if words.hasPrefix("-"), Self.digits(String(words.dropFirst())) != nil { throw noControl(words) }
        throw unknown(words)
    }

    // MARK: Controls

    /// The command for what has this label, or nil if nothing has.
    private func activate(_ label: String) throws(Complaint) -> Command? {
        switch NameMatch.find(label, in: labels) {
        case .one(let place): return try activate(frame.controls[place])
        case .several(let places): throw ambiguity(label, places.map { frame.controls[$0] })
        case .none: return nil
        }
    }

    private func activate(_ control: Frame.Control) throws(Complaint) -> Command {
        try complainIfDisabled(control)
        switch control.kind {
        case .button, .link: return .change(controlID: control.id, .activate)
        case .toggle(let isOn): return .change(controlID: control.id, .isOn(!isOn))
        case .field: return .ask(controlID: control.id)
        case .stepper, .slider, .picker:
            throw Complaint("\(described(control)) needs a value: \(control.allowedValues)")
        }
    }

    func control(numbered digits: String) throws(Complaint) -> Frame.Control {
        if let number = Self.number(digits), let control = frame.controls.first(where: { $0.number == number }) {
            return control
        }
        throw noControl(digits)
    }

    private func noControl(_ number: String) -> Complaint {
        let there =
            switch frame.controls.count {
            case 0: "this frame has none"
            case 1: "there is only 1"
            default: "there are 1 to \(frame.controls.count)"
            }
        return Complaint("no control \(number.prefix(20)): \(there)")
    }

    func complainIfDisabled(_ control: Frame.Control) throws(Complaint) {
        if control.isDisabled { throw Complaint("\(described(control)) is off: the view has it .disabled now") }
    }

    /// `"Increment" (1)`
    func described(_ control: Frame.Control) -> String {
        "\(VisibleText.quoted(control.label)) (\(control.number))"
    }

    // MARK: Complaints

    /// Candidates in the form `1 Delete (Ada)`.
    func ambiguity(_ typed: String, _ controls: [Frame.Control]) -> Complaint {
        let candidates = controls.map { control in
            let context = frame.rowText(control.id).map { " (\(VisibleText.of($0)))" } ?? ""
            return "\(control.number) \(VisibleText.of(control.label))\(context)"
        }
        return Complaint("\(VisibleText.quoted(typed)) could be: \(Listing.or(candidates))")
    }

    private func unknown(_ words: String) -> Complaint {
        var hint = suggestion(for: words, withCommands: true)
        if hint.isEmpty, let word = words.split(separator: " ").first, Self.words.contains(String(word)) {
            hint = NearMiss.question(["\"\(word)\""])
        }
        if hint.isEmpty { hint = ": type help to see what can be typed" }
        return Complaint("unknown command \(VisibleText.quoted(words))\(hint)")
    }

    func suggestion(for typed: String, withCommands: Bool = false) -> String {
        let names = labels.prefix(900) + (withCommands ? Self.words : [])
        let controls = frame.controls.prefix(900)
        return NearMiss.question(
            NearMiss.find(typed, in: Array(names)).map { place in
                place < controls.count ? described(controls[place]) : "\"\(names[place])\""
            })
    }

    private func inspection(_ words: String) throws(Complaint) -> Command {
        let known = Inspector.words
        let parts = words.split(whereSeparator: \.isWhitespace)
        let question = parts.joined(separator: " ")
        if known.contains(question) || question.hasPrefix(":tree ") { return .inspect(question) }
        // Of one that is known, what can follow it; nothing may follow most of them.
        let begun = known.filter { $0 == parts[0] || $0.hasPrefix(parts[0] + " ") }
        let hint = begun.isEmpty ? NearMiss.suggestion(words, in: known) : NearMiss.question(begun.map { "\"\($0)\"" })
        throw Complaint(
            "unknown command \(VisibleText.quoted(words))"
                + (hint.isEmpty ? "; the questions are \(Listing.and(known))" : hint))
    }

    // MARK: Words

    /// What `label: TEXT` or `"TEXT"` names.
    func explicitLabel(_ words: String) -> String? {
        if words.hasPrefix("label:") { return words.dropFirst(6).trimmingCharacters(in: .whitespaces) }
        let inner = Self.withoutQuotes(words)
        return inner == words ? nil : inner
    }

    /// What is between quotes, if there are any.
    static func withoutQuotes(_ words: String) -> String {
        guard words.count > 1, words.hasPrefix("\""), words.hasSuffix("\"") else { return words }
        return String(words.dropFirst().dropLast())
    }

    private static func digits(_ words: String) -> String? {
        !words.isEmpty && words.utf8.allSatisfy { (0x30...0x39).contains($0) } ? words : nil
    }

    static func number(_ words: String) -> Int? { digits(words).flatMap { Int($0) } }
}
