/// What the REPL drives: a mounted app that draws itself and takes what a person does.
///
/// The view graph is one; tests of the REPL have a small one of their own.
@MainActor protocol Screen: AnyObject {
    /// Applies all pending changes and draws the result.
    func render() -> Frame

    /// True if something changed since the last `render()`.
    var needsRender: Bool { get }

    /// The async work that `task`, `refreshable` and actions have started.
    var work: Work { get }

    /// True if some of the work has not outlived a limit yet.
    var hasNewWork: Bool { get }

    /// Somebody has waited in vain for the work that is on its way.
    func workOutlived()

    /// Returns when something needs to be drawn or a piece of work begins, parks or ends; at once if that has
    /// happened since the last call. Returns early when the calling task is cancelled.
    func nextChange() async

    /// Acts on the control with this node id.
    func perform(_ change: ControlChange, on controlID: Int)

    /// Runs the action at `index` of the row with this node id.
    func swipe(rowID: Int, action index: Int)

    func goBack()
    func dismissModal()
    func refresh()
    func scroll(_ direction: ScrollDirection)
    func selectTab(_ index: Int)
    func open(path: String)

    /// Ends the app and starts it anew, as after `init()`.
    func restart()

    /// Cancels what runs and releases every view.
    func close()

    /// What explains the screen, if it can be explained.
    var inspector: (any InspectorCommands)? { get }
}

extension Screen {
    var inspector: (any InspectorCommands)? { nil }
}

/// How much async work is on its way.
enum Work: Equatable {
    case idle
    /// So many pieces of work are running.
    case running(Int)
    /// So many pieces of work are left, and each waits for a test's gate or a manual clock: only the test can go on.
    case parked(Int)
}

enum ScrollDirection {
    case more, less, top, end
}
