/// A Swift file, in which declarations are found by name.
///
/// The sources are laid out by `swift format`, and `make lint-format` keeps them so. So the indentation says where a
/// declaration ends, and no parser is needed.
struct SourceFile {
    let path: String
    let lines: [String]
    /// The name that each line declares, if it does.
    private let names: [String?]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        names = lines.map(Self.declaredName)
    }

    struct Ambiguous: Error, Equatable { let lines: [Int] }

    /// The lines of a declaration with its documentation and attributes, moved to the left edge.
    ///
    /// - Parameter name: `CounterViewModel`, `CounterViewModel.increment`, `increment`, `init(product:)`, or the sentence
    ///   that names a test. Of several declarations the outermost is meant.
    /// - Returns: nil if there is none.
    func declaration(_ name: String) throws(Ambiguous) -> [String]? {
        var found = heads(named: name)
        if found.isEmpty, let dot = name.firstIndex(of: ".") {
            let member = String(name[name.index(after: dot)...])
            let owners = heads(named: String(name[..<dot])).map { (body: range(of: $0), indent: indent(of: $0) + 4) }
            found = heads(named: member).filter { head in
                owners.contains { $0.body.contains(head) && $0.indent == indent(of: head) }
            }
        }
        guard let outermost = found.map(indent).min() else { return nil }
        found.removeAll { indent(of: $0) > outermost }
        if found.count > 1 { found.removeAll { lines[$0].contains(/\bextension\b/) } }
        guard let head = found.first else { return nil }
        guard found.count == 1 else { throw Ambiguous(lines: found.map { $0 + 1 }) }
        return range(of: head).map { String(lines[$0].dropFirst(outermost)) }
    }

    /// The lines that begin a declaration of this name.
    private func heads(named name: String) -> [Int] {
        let base = String(name.prefix { $0 != "(" })
        let labels = name.contains("(") ? name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":") : nil
        return lines.indices.filter { index in
            guard names[index] == base else { return false }
            guard let labels else { return true }
            return parameterLabels(from: index) == labels.map(String.init)
        }
    }

    private static func declaredName(in line: String) -> String? {
        let head =
            /^ *(?:(?:@\w+(?:\((?:[^()]|\([^)]*\))*\))?|[a-z]+(?:\([a-z]+\))?) +)*(?:(?:func|var|let|class|struct|enum|protocol|actor|extension|typealias|case) +(?:`([^`]+)`|(\w+))|(init)[?(<])/
        guard let match = line.prefixMatch(of: head) else { return nil }
        return (match.1 ?? match.2 ?? match.3).map(String.init)
    }

    /// The labels of the parameters of a function, whose head may go over several lines.
    private func parameterLabels(from index: Int) -> [String] {
        var pieces: [String] = [""]
        var depth = 0
        for character in lines[index...].joined(separator: " ") {
            if ")]>".contains(character) { depth -= 1 }
            if character == ")" && depth == 0 { break }
            if character == "," && depth == 1 {
                pieces.append("")
            } else if depth > 0 {
                pieces[pieces.count - 1].append(character)
            }
            if "([<".contains(character) { depth += 1 }
        }
        return pieces.compactMap { $0.split(whereSeparator: { ": ".contains($0) }).first.map(String.init) }
    }

    private func indent(of index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

    private func range(of head: Int) -> ClosedRange<Int> {
        let indent = indent(of: head)
        var first = head
        while first > 0, self.indent(of: first - 1) == indent,
            lines[first - 1].dropFirst(indent).prefixMatch(of: /\/\/\/|@/) != nil,
            names[first - 1] == nil
        {
            first -= 1
        }
        var last = head
        // What is further to the right belongs to it, and so do the brackets that close or open it again.
        for index in lines.indices.dropFirst(head + 1) where !lines[index].isEmpty {
            let start = lines[index].dropFirst(indent).first
            guard self.indent(of: index) > indent || (self.indent(of: index) == indent && "{}[]()".contains(start!))
            else { break }
            last = index
            if self.indent(of: index) == indent, start == "}" { break }
        }
        return first...last
    }
}
