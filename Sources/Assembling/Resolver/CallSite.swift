/// A line of source: where something was registered or asked for.
public struct CallSite: Sendable, CustomStringConvertible {
    let file: StaticString
    let line: UInt

    /// The line of the caller, unless told otherwise.
    public init(file: StaticString = #fileID, line: UInt = #line) {
        self.file = file
        self.line = line
    }

    /// The module, the file and the line: `App/AppAssembler.swift:12`.
    public var description: String { "\(file):\(line)" }
}
