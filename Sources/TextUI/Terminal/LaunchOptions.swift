/// What can be said on the command line.
struct LaunchOptions: Equatable {
    var isStrict = false
    var isTracing = false
    var script: String?
    var settleLimit = Duration.seconds(2)
    var wants = Wish.run

    enum Wish: Equatable { case run, help, version }

    /// - Parameter arguments: without the program's name.
    init(_ arguments: [String]) throws(Complaint) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = argument.hasPrefix("--") ? String(parts[0]) : argument
            let attached = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
            switch option {
            case "--script": script = try Self.value(of: option, attached, &rest, "a file")
            case "--settle":
                let text = try Self.value(of: option, attached, &rest, "a time")
                guard let time = DurationText.parse(text) else {
                    throw Complaint("--settle takes a time such as 2, 0.5s or 500ms, not \(VisibleText.quoted(text))")
                }
                settleLimit = time
            case _ where attached != nil && Self.flags.contains(option):
                throw Complaint("\(option) takes no value")
            case "--strict": isStrict = true
            case "--help", "-h": wants = .help
            case "--version": wants = .version
            case "--trace": isTracing = true
            default:
                let kind = argument.hasPrefix("-") ? "unknown option" : "unexpected argument"
                throw Complaint("\(kind) \(VisibleText.quoted(option))" + NearMiss.suggestion(option, in: Self.options))
            }
        }
    }

    private static let flags = ["--strict", "--trace", "--help", "--version"]
    private static let options = flags + ["--script", "--settle"]

    private static func value(
        of option: String, _ attached: String?, _ rest: inout ArraySlice<String>, _ what: String
    ) throws(Complaint) -> String {
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw Complaint("\(option) needs \(what)")
        }
        return value
    }

    static func usage(_ program: String) -> String {
        "usage: \(program) [--strict] [--script FILE] [--settle TIME] [--trace] [--help] [--version]"
    }

    static func help(_ program: String) -> String {
        """
        \(usage(program))

          --strict       end with status 1 at the first complaint or failed expect
          --script FILE  read commands from FILE instead of standard input
          --settle TIME  wait so long for async work after a command: 2, 0.5s, 500ms (2s if not given)
          --trace        tell after each command what it changed, and why bodies ran
          --help         show this
          --version      show the version

        The program reads a command a line; type help there to see which.
        """
    }
}
