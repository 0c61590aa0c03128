/// Finds the types that a Swift file declares, and their extensions. Braces say where each ends.
struct DeclarationFinder {
    static let kinds: Set = ["actor", "class", "enum", "protocol", "struct"]

    private static let modifiers: Set = [
        "distributed", "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package", "private",
        "public",
    ]

    /// Words that can follow something that is called `actor`.
    private static let connectives: Set = ["as", "else", "in", "is", "where"]

    struct Found {
        let kind: String
        let name: String
        /// The types around it, the outermost first.
        let owners: [String]
        /// Where the word `struct` stands.
        let place: Int
        /// From the first attribute to the closing brace.
        var range: ClosedRange<Int>
    }

    private struct Bracket {
        let mark: String
        /// The type or extension whose body it opens.
        var owners: [String] = []
        var found: Int?
    }

    private struct Head {
        let kind: String
        let names: [String]
        let start: Int
        let place: Int
        let depth: Int
    }

    private let tokens: [SwiftToken]
    private let end: Int
    private var brackets: [Bracket] = []
    private var found: [Found] = []
    /// A declaration whose body has not begun.
    private var head: Head?
    /// What was open at each `#if`: each branch goes on from there.
    private var branches: [[Bracket]] = []

    init(_ bytes: [UInt8]) {
        var scanner = SwiftScanner(bytes)
        tokens = scanner.tokens()
        end = max(0, bytes.count - 1)
    }

    mutating func run() -> [Found] {
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{": open(at: token.start)
            case "(", "[": brackets.append(Bracket(mark: token.text))
            case ")": close("(", at: token.start)
            case "]": close("[", at: token.start)
            case "}": close("{", at: token.start)
            case "if" where text(index - 1) == "#": branches.append(brackets)
            case "else" where text(index - 1) == "#", "elseif" where text(index - 1) == "#":
                branch(before: tokens[index - 1].start)
            case "endif" where text(index - 1) == "#": _ = branches.popLast()
            case let word where word == "extension" || Self.kinds.contains(word):
                if let begun = head(at: index) { head = begun }
            default: break
            }
        }
        return found
    }

    /// What begins at such a word, if it is no label, member or modifier.
    private func head(at index: Int) -> Head? {
        guard brackets.last.map({ $0.mark == "{" }) ?? true, text(index - 1) != "." else { return nil }
        var next = index + 1
        guard tokens.indices.contains(next), tokens[next].isWord, text(next) != "func",
            !Self.connectives.contains(text(next))
        else { return nil }
        var names = [tokens[next].name]
        next += 1
        while text(index) == "extension", text(next) == ".", tokens.indices.contains(next + 1) {
            names.append(tokens[next + 1].name)
            next += 2
        }
        guard ["{", ":", "<", "where"].contains(text(next)) else { return nil }
        return Head(
            kind: tokens[index].text, names: names, start: tokens[attributes(before: index)].start,
            place: tokens[index].start, depth: brackets.count)
    }

    /// The first of the attributes and modifiers that stand before a word; its own place if there is none.
    private func attributes(before index: Int) -> Int {
        var first = index
        while true {
            var place = first - 1
            if text(place) == ")" {
                var depth = 1
                while depth > 0, place > 0 {
                    place -= 1
                    depth += text(place) == ")" ? 1 : text(place) == "(" ? -1 : 0
                }
                place -= 1
            }
            if Self.modifiers.contains(text(place)) {
                first = place
                continue
            }
            while text(place - 1) == "." { place -= 2 }
            guard text(place - 1) == "@" else { return first }
            first = place - 1
        }
    }

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    private mutating func open(at position: Int) {
        var bracket = Bracket(mark: "{")
        if let head, head.depth == brackets.count {
            bracket.owners = head.names
            bracket.found = found.count
            found.append(
                Found(
                    kind: head.kind, name: head.names.last ?? "",
                    owners: brackets.flatMap(\.owners) + head.names.dropLast(), place: head.place,
                    range: head.start...end))
            self.head = nil
        }
        brackets.append(bracket)
    }

    /// Another branch of an `#if` begins: what the one before has opened ends here.
    private mutating func branch(before position: Int) {
        guard let before = branches.last else { return }
        for index in brackets.dropFirst(before.count).compactMap(\.found) {
            found[index].range = found[index].range.lowerBound...position - 1
        }
        brackets = before
        head = nil
    }

    /// Closes the nearest bracket of the kind, and what was left open in it.
    private mutating func close(_ mark: String, at position: Int) {
        guard let opening = brackets.lastIndex(where: { $0.mark == mark }) else { return }
        if let index = brackets[opening].found { found[index].range = found[index].range.lowerBound...position }
        brackets.removeSubrange(opening...)
        if let head, head.depth > brackets.count { self.head = nil }
    }
}
