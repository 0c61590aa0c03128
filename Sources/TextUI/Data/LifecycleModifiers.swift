/// Tells when the view appears and disappears.
struct AppearanceObserver<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    static var hasLifecycle: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    func appeared(_ node: Node) { if let onAppear { node.act(onAppear) } }
    func disappeared(_ node: Node) { if let onDisappear { node.act(onDisappear) } }
}

/// Runs async work for as long as the view is on the screen, anew for each id.
struct TaskRunner<Content: View, ID: Equatable>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let id: ID
    let action: @MainActor () async -> Void

    private final class Running {
        let started: StartedTask
        init(_ started: StartedTask) { self.started = started }
    }

    static var hasLifecycle: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }

    func appeared(_ node: Node) { node.memory = Running(node.startTask(.task, action)) }

    func disappeared(_ node: Node) {
        if let running = node.memory as? Running { node.cancel(running.started) }
        node.memory = nil
    }

    func updated(from old: Self, node: Node) {
        guard old.id != id else { return }
        node.graph.atCommit {
            guard node.isMounted, node.hasAppeared else { return }
            disappeared(node)
            appeared(node)
        }
    }
}

/// Tells when a value has changed.
struct ChangeObserver<Content: View, Value: Equatable>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    private final class Told {}

    static var hasLifecycle: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }

    func appeared(_ node: Node) {
        guard initial, node.memory == nil else { return }
        node.memory = Told()
        node.act { action(value, value) }
    }

    func updated(from old: Self, node: Node) {
        guard old.value != value else { return }
        node.graph.atCommit {
            guard node.isMounted else { return }
            node.act { action(old.value, value) }
        }
    }
}

extension View {
    /// Runs an action each time the view comes onto the screen.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceObserver(content: self, onAppear: action)
    }

    /// Runs an action each time the view leaves the screen.
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceObserver(content: self, onDisappear: action)
    }

    /// Starts async work when the view appears, and cancels it when the view disappears.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskRunner(content: self, id: 0, action: action)
    }

    /// Starts async work when the view appears and each time `id` changes; the work before is cancelled.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskRunner(content: self, id: id, action: action)
    }

    /// Runs an action after `value` has changed, with the old and the new value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View {
        ChangeObserver(content: self, value: value, initial: initial, action: action)
    }

    /// Runs an action after `value` has changed.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        ChangeObserver(content: self, value: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action after `value` has changed, with the new value: the older form.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
        ChangeObserver(content: self, value: value, initial: false) { _, new in action(new) }
    }
}
