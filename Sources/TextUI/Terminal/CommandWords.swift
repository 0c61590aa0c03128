/// The commands that are words: those that stand alone, and those that take an argument.
extension CommandParser {
    static let wordsWithArgument = ["tab", "swipe", "open", "wait", "expect", "save", "replay"]

    /// What a mistyped word can have meant.
    static let words =
        ["back", "dismiss", "refresh", "more", "less", "top", "end", "help", "quit", "exit", "undo"] + wordsWithArgument

    /// The command that the line spells exactly; nil if it spells none.
    func plainCommand(_ line: String) throws(Complaint) -> Command? {
        switch line {
        case "back":
            if frame.offers.back { return .back }
            let way = frame.offers.modal.map { " (dismiss closes the \($0.kind))" } ?? ""
            throw notOffered("nothing to go back to" + way, line)
        case "dismiss": return try dismissal(line)
        case "refresh":
            if frame.offers.refresh { return .refresh }
            throw notOffered("nothing to refresh here", line)
        case "more", "end":
            if frame.offers.more { return .scroll(line == "more" ? .more : .end) }
            throw notOffered("nothing more to show", line)
        case "less", "top":
            if frame.offers.less { return .scroll(line == "less" ? .less : .top) }
            throw notOffered("nothing above to show", line)
        case "help", "?": return .help
        case "quit", "q", "exit": return .quit
        case "wait": return .wait(.idle)
        case "undo": return .undo
        default: return nil
        }
    }

    /// The command of a line such as `tab Home`; nil if the line begins with no such word.
    func commandWithArgument(_ line: String) throws(Complaint) -> Command? {
        let parts = line.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
        guard let word = parts.first.map(String.init), Self.wordsWithArgument.contains(word) else { return nil }
        let argument = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        let isCut = word == "expect" && argument == "not" || word == "wait" && argument == "for"
        if argument.isEmpty || isCut {
            // A label such as "Open" is meant where one is there.
            if NameMatch.exact(line, in: labels) != nil { return nil }
            let form = isCut ? "\(word) \(argument) TEXT" : Self.form(of: word)
            throw Complaint("\(argument.isEmpty ? word : "\(word) \(argument)") needs more: \(form)")
        }
        switch word {
        case "tab": return .tab(try tab(argument, line))
        case "swipe": return try swipe(argument, line)
        case "open":
            if !frame.offers.openURL { throw notOffered("nothing here opens a path", line) }
            if URL(string: argument) == nil { throw Complaint("\(VisibleText.quoted(argument)) is no path or address") }
            return .open(path: argument)
        case "wait": return try waiting(argument, line)
        case "expect": return expectation(argument)
        case "save": return .save(file: Self.withoutQuotes(argument))
        default: return .replay(file: Self.withoutQuotes(argument))
        }
    }

    private static func form(of word: String) -> String {
        switch word {
        case "tab": "tab NAME, or its number"
        case "swipe": "swipe N ACTION"
        case "open": "open PATH"
        case "expect": "expect TEXT, or expect not TEXT"
        default: "\(word) FILE"
        }
    }

    private func dismissal(_ line: String) throws(Complaint) -> Command {
        guard let modal = frame.offers.modal else {
            throw notOffered("nothing to dismiss", line)
        }
        if modal.canDismiss { return .dismiss }
        let choices = frame.controls.map(described)
        let hint = choices.isEmpty ? "" : ": choose \(Listing.or(choices))"
        throw Complaint("this \(modal.kind) has no way to cancel\(hint)")
    }

    private func tab(_ argument: String, _ line: String) throws(Complaint) -> Int {
        let tabs = frame.offers.tabs
        if tabs.isEmpty { throw notOffered("no tabs here", line) }
        let number = Self.number(argument).map { $0 - 1 }
        if NameMatch.exact(argument, in: tabs) == nil, let number, tabs.indices.contains(number) { return number }
        switch NameMatch.find(argument, in: tabs) {
        case .one(let place): return place
        case .several(let places):
            throw Complaint("\(VisibleText.quoted(argument)) could be: \(Listing.or(places.map { tabs[$0] }))")
        case .none:
            throw Complaint("no tab \(VisibleText.quoted(argument)): there is \(Listing.and(Self.numbered(tabs)))")
        }
    }

    private func swipe(_ argument: String, _ line: String) throws(Complaint) -> Command? {
        let parts = argument.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let number = Self.number(String(parts[0])) else {
            if NameMatch.exact(line, in: labels) != nil { return nil }
            throw Complaint("\(VisibleText.quoted(String(parts[0]))) is no number: swipe N ACTION")
        }
        if frame.swipeRows.isEmpty { throw notOffered("no row to swipe here", line) }
        guard let row = frame.swipeRows.first(where: { $0.number == number }) else {
            let numbers = frame.swipeRows.map { String($0.number) }
            throw Complaint("no row \(number) to swipe: there is \(Listing.and(numbers))")
        }
        let actions = Listing.or(row.actions.map { "swipe \(number) \(VisibleText.of($0))" })
        guard parts.count == 2 else { throw Complaint("swipe needs an action: \(actions)") }
        switch NameMatch.find(String(parts[1]), in: row.actions) {
        case .one(let action): return .swipe(rowID: row.id, action: action)
        case .several, .none:
            throw Complaint("no single action \(VisibleText.quoted(String(parts[1]))) in row \(number): \(actions)")
        }
    }

    private func waiting(_ argument: String, _ line: String) throws(Complaint) -> Command? {
        if let text = Self.rest(of: argument, after: "for") { return .wait(.text(text)) }
        if let time = DurationText.parse(argument) { return .wait(.time(time)) }
        if NameMatch.exact(line, in: labels) != nil { return nil }
        throw Complaint(
            "\(VisibleText.quoted(argument)) is no time: wait, wait 2s, wait 500ms or wait for TEXT")
    }

    private func expectation(_ argument: String) -> Command {
        if let text = Self.rest(of: argument, after: "not") { return .expect(text, isThere: false) }
        return .expect(argument, isThere: true)
    }

    private static func rest(of text: String, after word: String) -> String? {
        guard text.hasPrefix(word), let next = text.dropFirst(word.count).first, next.isWhitespace else { return nil }
        return text.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
    }

    static func numbered(_ names: [String]) -> [String] {
        names.enumerated().map { "\(VisibleText.of($1)) (\($0 + 1))" }
    }

    /// A command that makes no sense on this frame, or else a control of that name is meant.
    private func notOffered(_ text: String, _ line: String) -> Complaint {
        let meant = frame.controls.filter { NameMatch.exact(line, in: [$0.label]) != nil }
        return Complaint(text + NearMiss.question(meant.prefix(3).map(described)))
    }
}
