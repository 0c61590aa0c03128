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
        graph.activities.run {
            if let context = scope.values.actionContext { context.run(action) } else { action() }
        }
    }

    /// Starts async work of the view.
    func startTask(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let context = scope.values.actionContext
        return graph.activities.start {
            if let context { await context.run(action) } else { await action() }
        }
    }
}
