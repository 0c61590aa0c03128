/// Wraps every action, callback and task of the views in a part of the screen.
///
/// TextUI knows nothing of injection; a module that wants something to be in force while actions run sets a context:
///
/// ```swift
/// struct Logged: ActionContext {
///     func run(_ action: () -> Void) { print("begin"); action(); print("end") }
///     func run(_ action: @MainActor () async -> Void) async { await action() }
/// }
/// ```
///
/// and puts it into the environment with `.environment(\.actionContext, Logged())`. SwiftUI has no such hook.
@MainActor public protocol ActionContext {
    func run(_ action: () -> Void)
    func run(_ action: @MainActor () async -> Void) async
}

extension EnvironmentValues {
    private struct ActionContextKey: EnvironmentKey {
        static var defaultValue: (any ActionContext)? { nil }
    }

    /// What wraps the actions and tasks of the views here.
    public var actionContext: (any ActionContext)? {
        get { self[ActionContextKey.self] }
        set { self[ActionContextKey.self] = newValue }
    }
}

extension Node {
    /// Runs an action of the view: in its context, as work that is counted.
    func act(_ action: () -> Void) {
        guard isMounted || isLeaving else { return }
        let activities = graph.activities
        let (work, before) = (activities.newest + 1, activities.running)
        activities.run {
            if let context = scope.values.actionContext { context.run(action) } else { action() }
        }
        // What the action has started goes on under the number of the action.
        if activities.running > before { tellBegan(work, .action) }
    }

    /// Starts async work of the view.
    func startTask(_ kind: WorkKind, _ action: @escaping @MainActor () async -> Void) -> StartedTask {
        let context = scope.values.actionContext
        let task = graph.activities.start {
            if let context { await context.run(action) } else { await action() }
        }
        let work = graph.activities.newest
        tellBegan(work, kind)
        return StartedTask(task: task, work: work)
    }

    private func tellBegan(_ work: Int, _ kind: WorkKind) {
        guard isMounted else { return }
        for observer in graph.observers { observer.began(work, kind, of: self) }
    }

    func cancel(_ started: StartedTask) {
        started.task.cancel()
        for observer in graph.observers { observer.cancelled(started.work) }
    }
}

/// A task of a view, with the number of its work.
struct StartedTask {
    let task: Task<Void, Never>
    let work: Int
}
