/// A line that has been understood.
enum Command: Equatable {
    /// A comment.
    case nothing
    /// An empty line: the frame again.
    case show
    case change(controlID: Int, ControlChange)
    /// A field alone: the next line is its value.
    case ask(controlID: Int)
    case swipe(rowID: Int, action: Int)
    case tab(Int)
    case open(path: String)
    case back, dismiss, refresh
    case scroll(ScrollDirection)
    case wait(WaitGoal)
    case expect(String, isThere: Bool)
    case save(file: String)
    case replay(file: String)
    case undo, help, quit
    /// `:tree` and its like.
    case inspect(String)

    enum WaitGoal: Equatable {
        case idle
        case time(Duration)
        case text(String)
    }

    /// True if the command does something to the app, so that `undo` takes it back.
    var isAction: Bool {
        switch self {
        case .change, .swipe, .tab, .open, .back, .dismiss, .refresh, .scroll: true
        default: false
        }
    }
}

/// What answers `:tree` and its like, and hears of each command.
@MainActor protocol InspectorCommands: AnyObject {
    /// True if each command is to be explained.
    var isTracing: Bool { get set }
    /// The app has started; what is to be told of that.
    func started() -> String?
    /// A command begins; what is to be told of what came before it.
    func begins(_ command: Command, line: String) -> String?
    /// A command has ended; what is to be told of it.
    func ends(_ command: Command) -> String?
    /// The command that has begun was refused.
    func refused(_ command: Command)
    /// A frame has changed while the prompt waited; what is to be told of that.
    func changedLate() -> String?
    /// The text to print.
    func answer(_ command: String) throws(Complaint) -> String
}
