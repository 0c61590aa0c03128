/// What the program has to know of the terminal, or of the pipes in its place.
struct TerminalTraits: Equatable {
    /// The columns that a frame fills.
    var width = 80
    /// The rows of a long list that are shown at once.
    var screenful = 18
    /// True if bold and colour may be used.
    var isStyled = false
    /// False where the locale is not UTF-8, so that `--` and `...` have to do.
    var isUTF8 = true
    /// True if a person types at a terminal, which shows what is typed by itself.
    var isInputTerminal = false
    var isOutputTerminal = false

    /// A terminal's size in cells.
    struct Size: Equatable {
        var columns: Int
        var rows: Int
    }

    init() {}

    /// - Parameter size: the size of the terminal that standard output is, if it is one and knows it.
    init(environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool, size: Size?) {
        self.isInputTerminal = isInputTerminal
        self.isOutputTerminal = isOutputTerminal
        width = min(max(Self.cells(size?.columns) ?? Self.cells(environment["COLUMNS"]) ?? 80, 20), 1_000)
        let rows = Self.cells(size?.rows) ?? Self.cells(environment["LINES"])
        screenful = rows.map { min(max($0 - 6, 1), 1_000) } ?? 18
        let wantsNoColor = !(environment["NO_COLOR"] ?? "").isEmpty
        isStyled = isOutputTerminal && !wantsNoColor && environment["TERM"] != "dumb"
        isUTF8 = Self.isUTF8(environment)
    }

    /// What this process runs in.
    static func current(environment: [String: String]) -> TerminalTraits {
        let isOutputTerminal = isatty(STDOUT_FILENO) == 1
        var size: Size?
        var window = winsize()
        if isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 {
            size = Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
        }
        return TerminalTraits(
            environment: environment, isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isOutputTerminal, size: size)
    }

    /// The first of the three that is set decides. None set, as in many a pipeline, counts as UTF-8.
    private static func isUTF8(_ environment: [String: String]) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let name = locale?.lowercased() else { return true }
        return name.contains("utf-8") || name.contains("utf8")
    }

    private static func cells(_ number: Int?) -> Int? { number.flatMap { $0 > 0 ? $0 : nil } }
    private static func cells(_ text: String?) -> Int? { cells(text.flatMap { Int($0) }) }
}
