import Foundation

/// A tutorial of docc, as far as its code goes: `@Code(name: "CounterView.swift", file: "1-CounterView.swift")`.
///
/// The name is what the reader sees. The file stands beside the tutorial, or is one of the project, such as
/// `Samples/Counter/CounterView.swift`: so the last stage of a file cannot differ from the sample. A comment says which
/// files of the project a step relies on without showing them: `Given: Samples/Users/User.swift, …`.
struct Tutorial {
    /// A step that shows a file.
    struct Step: Equatable {
        /// The line of the tutorial, from 1.
        let line: Int
        let name: String
        /// From the project's folder on.
        let path: String
        /// The file that does not compile after this step, until the next one mends it: `Breaks: CounterView.swift`.
        var broken: String?
    }

    let path: String
    let lines: [String]
    let steps: [Step]
    /// The files that are there from a line on, though no step shows them.
    let given: [Int: [String]]
    /// The pictures, from the project's folder on, by the line that shows them.
    let pictures: [Int: String]

    init(path: String, in project: Project) throws {
        self.path = path
        let text = project.text(path) ?? ""
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        given = try Self.given(in: lines, of: path, project)
        var broken: String?
        steps = try lines.enumerated().compactMap { index, line in
            if let comment = line.wholeMatch(of: /\s*Breaks: (.+)/) { broken = String(comment.1) }
            guard let code = line.wholeMatch(of: /\s*@Code\(name: "([^"]+)", file: "([^"]+)"\).*/) else { return nil }
            let places = [Project.path(of: String(code.2), from: path), String(code.2)]
            guard let place = places.first(where: project.exists) else {
                throw Complaint("\(path):\(index + 1): there is neither \(places[0]) nor \(places[1]).")
            }
            defer { broken = nil }
            return Step(line: index + 1, name: String(code.1), path: place, broken: broken)
        }
        pictures = Dictionary(
            uniqueKeysWithValues: lines.enumerated().compactMap { index, line in
                line.firstMatch(of: /@Image\(source: "([^"]+)"/).map {
                    (index + 1, Project.path(of: String($0.1), from: path))
                }
            })
    }

    /// The paths of the tutorials.
    static func paths(in project: Project) -> [String] {
        project.files(below: "Docs/Tutorials", ending: ".tutorial")
    }

    /// All that it shows.
    var files: Set<String> { Set(steps.map(\.path) + pictures.values) }

    private static func given(in lines: [String], of tutorial: String, _ project: Project) throws -> [Int: [String]] {
        var given: [Int: [String]] = [:]
        for (index, line) in lines.enumerated() {
            guard let match = line.wholeMatch(of: /\s*Given: (.+)/) else { continue }
            let paths = match.1.components(separatedBy: ", ")
            if let missing = paths.first(where: { !project.exists($0) }) {
                throw Complaint("\(tutorial):\(index + 1): there is no \(missing).")
            }
            given[index + 1] = paths
        }
        return given
    }

    /// The files that there are after each step, by name: the newest of each.
    var stages: [[String: String]] {
        steps.map { step in
            let given = given.filter { $0.key < step.line }.values.joined().map { path in
                (path.split(separator: "/").last.map(String.init) ?? path, path)
            }
            let shown = steps.filter { $0.line <= step.line }.map { ($0.name, $0.path) }
            return Dictionary(given + shown, uniquingKeysWith: { $1 })
        }
    }

    /// The tutorial with the names that docc knows its files by. Each is compared with the one of the same name before.
    var text: String {
        var lines = lines
        var newest: [String: String] = [:]
        for step in steps {
            let indent = lines[step.line - 1].prefix { $0 == " " }
            let change = newest[step.name].map { "previousFile: \"\(PageName.resource($0))\"" } ?? "reset: true"
            let file = PageName.resource(step.path)
            lines[step.line - 1] = "\(indent)@Code(name: \"\(step.name)\", file: \"\(file)\", \(change))"
            newest[step.name] = step.path
        }
        for (line, picture) in pictures {
            lines[line - 1].replace(/@Image\(source: "[^"]+"/) { _ in
                "@Image(source: \"\(PageName.resource(picture))\""
            }
        }
        return lines.joined(separator: "\n")
    }
}
