import Foundation

/// The texts of a source of the core that begin with the name of a module: what a program is told of its mistakes.
struct MessageSource {
    let path: String
    let text: String

    /// The first line of a text, as the parts between what is filled in.
    struct Beginning: Equatable {
        let line: Int
        let parts: [String]

        /// True if a message begins like this.
        func matches(_ message: String) -> Bool {
            message.hasPrefix(parts[0]) && isPart(of: message)
        }

        /// True if a message has all the parts, in this order.
        func isPart(of message: String) -> Bool {
            var rest = message[...]
            for part in parts where !part.isEmpty {
                guard let range = rest.firstRange(of: part) else { return false }
                rest = rest[range.upperBound...]
            }
            return true
        }
    }

    /// Texts that no document explains, and ends without a text.
    func faults(explained: [String]) -> [Fault] {
        let missing = beginnings.filter { beginning in !explained.contains { beginning.matches($0) } }.map {
            Fault(
                file: path, line: $0.line,
                text: """
                    no document explains "\($0.parts.joined(separator: "…"))". Add the mistake to one of the files \
                    Tests/DocsTests/Messages/…Mistakes.swift, and a block ```text message NAME to Docs/15-troubleshooting.md \
                    or the chapter behind it; make update-docs fills it in.
                    """)
        }
        return missing
            + bareStops.map {
                Fault(
                    file: path, line: $0,
                    text: """
                        this ends the program without a text that teaches. Call stop with one that begins with the name \
                        of the module, and explain it in Docs/15-troubleshooting.md or the chapter behind it.
                        """)
            }
            + unnamedTexts.map {
                Fault(
                    file: path, line: $0,
                    text:
                        "a text about a mistake begins with the name of its module: \(Self.modules.joined(separator: "or "))…"
                )
            }
    }

    /// The texts that begin with the name of a module.
    var beginnings: [Beginning] {
        code.compactMap { line, text in
            // Looked for plainly first, which is much quicker.
            guard Self.modules.contains(where: { text.contains($0) }) else { return nil }
            if let match = text.firstMatch(of: /"(?:TextUI|Injection|Assembling|Providing|Publishing): .*/) {
                return Beginning(line: line, parts: Self.parts(ofQuoted: match.0))
            }
            guard let match = text.firstMatch(of: /^ *((?:TextUI|Injection|Assembling|Providing|Publishing): .*)/)
            else {
                return nil
            }
            return Beginning(line: line, parts: Self.parts(of: match.1, endingAtQuote: false))
        }
    }

    /// The complaints of the prompt, each as it begins.
    var complaints: [Beginning] {
        guard text.contains("Complaint") else { return [] }
        let lines = code
        return lines.indices.compactMap { index in
            let isAlone = lines[index].text.hasSuffix("Complaint(") && index + 1 < lines.count
            let text = isAlone ? "Complaint(" + lines[index + 1].text.drop { $0 == " " } : lines[index].text
            guard text.contains("Complaint(\"") || text.contains("notOffered(\""),
                let match = text.firstMatch(of: /(?:Complaint|notOffered)\((".*)/)
            else { return nil }
            return Beginning(line: lines[index].line, parts: Self.parts(ofQuoted: match.1))
        }
    }

    /// The lines that end the program in another way than by `stop` with a text.
    var bareStops: [Int] {
        code.filter { line in
            ["fatalError(", "precondition", "assert"].contains { line.text.contains($0) }
                && line.text.contains(/\b(fatalError|preconditionFailure|precondition|assertionFailure|assert)\(/)
                && !line.text.contains(Self.unreachable)
        }.map(\.line)
    }

    /// The lines of texts that are told or stop the program, and do not say which module speaks.
    var unnamedTexts: [Int] {
        let lines = code
        return lines.indices.compactMap { index in
            let call = lines[index].text
            if call.contains("stop(\"") {
                return isNamed(call.drop { $0 != "\"" }.dropFirst()) ? nil : lines[index].line
            }
            let isTold = ["stop(", "tell(", "tellOnce("].contains { call.hasSuffix($0) }
            guard isTold, index + 2 < lines.count, lines[index + 1].text.hasSuffix("\"\"\"") else { return nil }
            return isNamed(lines[index + 2].text.drop { $0 == " " }) ? nil : lines[index + 2].line
        }
    }

    /// True if a text begins with a module, or with what another text says.
    private func isNamed(_ text: Substring) -> Bool {
        text.hasPrefix("\\(") || Self.modules.contains { text.hasPrefix($0) }
    }

    private static let modules = ["TextUI: ", "Injection: ", "Assembling: ", "Providing: ", "Publishing: "]

    /// What only the core itself could reach: members that a subclass overrides, and views without a body.
    private static var unreachable: Regex<Substring> {
        /"overridden"|"a node of no view"|has no body"|"unavailable"|[gs]et \{ fatalError\(\) \}/
    }

    /// The lines that are no comments.
    private var code: [(line: Int, text: String)] {
        text.components(separatedBy: "\n").enumerated().map { ($0.offset + 1, $0.element) }
            .filter { !$0.1.drop { $0 == " " }.hasPrefix("//") }
    }

    /// The parts of a text of one line, which begins with its quote.
    private static func parts(ofQuoted text: Substring) -> [String] {
        parts(of: text.dropFirst(), endingAtQuote: true)
    }

    /// Cuts a text at what is filled in, up to its end or the end of its line.
    private static func parts(of text: Substring, endingAtQuote: Bool) -> [String] {
        var parts = [""]
        var depth = 0
        var rest = text
        while let character = rest.popFirst() {
            if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
            } else if character == "\\" {
                guard let next = rest.popFirst(), next == "(" || next == "\"" else { break }
                if next == "\"" {
                    parts[parts.count - 1].append(next)
                } else {
                    depth = 1
                    parts.append("")
                }
            } else if endingAtQuote, character == "\"" {
                break
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
