/// The line that declares a property, for texts.
struct DeclarationSite: Hashable, CustomStringConvertible {
    private let file: StaticString
    private let line: UInt32

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = UInt32(truncatingIfNeeded: line)
    }

    /// The module, the file and the line: `Shop/CartView.swift:7`.
    var description: String { "\(file):\(line)" }

    // A key path that holds a site is the same, wherever it was written: it reads the same value.
    static func == (lhs: Self, rhs: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
