/// A line of source: where something was registered or asked for.
struct CallSite: Sendable, CustomStringConvertible {
    let file: StaticString
    let line: UInt

    /// The module, the file and the line: `Users/UsersApp.swift:12`.
    var description: String { "\(file):\(line)" }
}
