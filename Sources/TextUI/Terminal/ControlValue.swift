/// What a control can be set to.
extension Frame.Control {
    var takesValue: Bool { kind != .button && kind != .link }

    var isSecure: Bool {
        if case .field(_, isSecure: true) = kind { true } else { false }
    }

    /// The change that a typed value stands for.
    func change(setTo value: String, hint: String = "") throws(Complaint) -> ControlChange {
        if case .field = kind, reads?(value) ?? true { return .text(value) }
        let word = value.trimmingCharacters(in: .whitespacesAndNewlines)
        if let change = change(word) { return change }
        let name = "\(VisibleText.quoted(label)) (\(number))"
        if !takesValue { throw Complaint("\(name) takes no value" + hint) }
        throw Complaint("\(name) takes \(allowedValues), not \(VisibleText.quoted(word))" + hint)
    }

    private func change(_ word: String) -> ControlChange? {
        switch kind {
        case .button, .link, .field: return nil
        case .toggle(let isOn):
            switch word.lowercased() {
            case "": return .isOn(!isOn)
            case "on": return .isOn(true)
            case "off": return .isOn(false)
            default: return nil
            }
        case .stepper(nil, _): return step(word)
        case .stepper(_, let bounds): return step(word) ?? number(word, within: bounds)
        case .slider(_, let bounds): return step(word) ?? number(word, within: bounds)
        case .picker(let options, _):
            if let option = NameMatch.exact(word, in: options) { return .option(option) }
            return CommandParser.number(word).flatMap { options.indices.contains($0 - 1) ? .option($0 - 1) : nil }
        }
    }

    private func step(_ word: String) -> ControlChange? {
        word == "+" ? .increment : word == "-" ? .decrement : nil
    }

    private func number(_ word: String, within bounds: ClosedRange<Double>?) -> ControlChange? {
        decimal(word).flatMap { bounds?.contains($0) ?? true ? .number($0) : nil }
    }

    private func decimal(_ word: String) -> Double? {
        guard word.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Double(word) else { return nil }
        return number.isFinite ? number : nil
    }

    /// `on or off`, `+, - or a number from 0 to 10`, `Red (1) or Blue (2)`, `a value such as 42`
    var allowedValues: String {
        switch kind {
        case .button, .link: return "no value"
        case .field(let text, _):
            return reads == nil ? "any text" : takes ?? "a value such as \(VisibleText.quoted(text))"
        case .toggle: return "on or off"
        case .stepper(nil, _): return "+ or -"
        case .stepper(_, nil): return "+, - or a number"
        case .stepper(_, let bounds?), .slider(_, let bounds):
            return "+, - or a number from \(short(bounds.lowerBound)) to \(short(bounds.upperBound))"
        case .picker(let options, _):
            return options.isEmpty ? "no value (it has no options)" : Listing.or(CommandParser.numbered(options))
        }
    }

    private func short(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
