/// Lines that set a control: `2 some text` and `name = some text`.
extension CommandParser {
    struct Setting: Equatable {
        /// A label, or a number in digits.
        var name: String
        var isNumber: Bool
        /// What stands before the value.
        var start: String
        var value: String
    }

    func setting(_ line: String) -> Setting? {
        let line = line.drop(while: \.isWhitespace)
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, let separator = line.dropFirst(digits.count).first, separator.isWhitespace {
            let start = line.prefix(digits.count + 1)
            let value = line.dropFirst(start.count)
            return Setting(name: String(digits), isNumber: true, start: String(start), value: String(value))
        }
        guard let sign = line.firstIndex(of: "="), !line.hasPrefix("#") else { return nil }
        let name = line[..<sign].trimmingCharacters(in: .whitespaces)
        // In `"a = b"` the sign is a part of a label.
        let isInsideQuotes = name.hasPrefix("\"") && (name.count == 1 || !name.hasSuffix("\""))
        guard !name.isEmpty, !isInsideQuotes else { return nil }
        var start = line[...sign]
        var value = line[line.index(after: sign)...]
        if let blank = value.first, blank.isWhitespace {
            start.append(blank)
            value = value.dropFirst()
        }
        return Setting(
            name: explicitLabel(name) ?? name, isNumber: false, start: String(start), value: String(value))
    }

    /// The command that sets a value. Nil if nothing has the name, and the whole line may be a label.
    func set(_ setting: Setting, _ words: String) throws(Complaint) -> Command? {
        guard let target = try target(of: setting, words) else { return nil }
        try complainIfDisabled(target)
        // A label such as "2 items" reads like a number and a value.
        let meant = NameMatch.exact(words, in: labels).map { [described(frame.controls[$0])] } ?? []
        return .change(controlID: target.id, try target.change(setTo: setting.value, hint: NearMiss.question(meant)))
    }

    private func target(of setting: Setting, _ words: String) throws(Complaint) -> Frame.Control? {
        if setting.isNumber { return try control(numbered: setting.name) }
        let settable = frame.controls.filter(\.takesValue)
        // A label with the sign in it is meant, unless the name is exactly right.
        let isLabel = NameMatch.exact(explicitLabel(words) ?? words, in: labels) != nil
        if isLabel, NameMatch.exact(setting.name, in: settable.map(\.label)) == nil { return nil }
        if let control = try onlyControl(setting.name, among: settable) { return control }
        if NameMatch.find(words, in: labels) != .none { return nil }
        if let control = try onlyControl(setting.name, among: frame.controls) { return control }
        if let number = Self.number(setting.name), frame.controls.contains(where: { $0.number == number }) {
            throw Complaint("a value follows a number after a blank, as in \(number) TEXT")
        }
        throw Complaint("no control \(VisibleText.quoted(setting.name))" + suggestion(for: setting.name))
    }

    private func onlyControl(
        _ name: String, among controls: [Frame.Control]
    ) throws(Complaint) -> Frame.Control? {
        switch NameMatch.find(name, in: controls.map(\.label)) {
        case .one(let place): return controls[place]
        case .several(let places): throw ambiguity(name, places.map { controls[$0] })
        case .none: return nil
        }
    }

    /// The line as it may be shown and saved: what goes into a secure field is `mask`.
    func shown(_ line: String, mask: String) -> String {
        guard let setting = setting(line), !setting.value.isEmpty, isSecret(setting) else { return line }
        let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
        if Self.words.contains(where: { words.hasPrefix($0 + " ") }) || Self.number(words) != nil { return line }
        return setting.start + mask
    }

    private func isSecret(_ setting: Setting) -> Bool {
        let settable = frame.controls.filter(\.takesValue)
        if setting.isNumber { return settable.contains { $0.isSecure && $0.number == Self.number(setting.name) } }
        switch NameMatch.find(setting.name, in: settable.map(\.label)) {
        case .one(let place): return settable[place].isSecure
        case .several(let places): return places.contains { settable[$0].isSecure }
        // A mistyped name must not show the value either.
        case .none: return settable.contains(where: \.isSecure)
        }
    }
}
