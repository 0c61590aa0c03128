/// The retained tree of mounted views, and the turns in which it changes.
///
/// A turn has three phases: `update` evaluates what is invalid, the layout draws text, `commit` tells views that
/// they appeared, changed or disappeared.
@MainActor final class Graph {
    let rootScope: EnvironmentScope
    private(set) var root: Node?

    /// The nodes whose views must be evaluated again, each once.
    private var invalid: [Node] = []
    /// The work of the current update: the next node last.
    private var stack: [Node] = []
    /// Unmounted nodes that have not yet had their farewell.
    var leaving: [Node] = []
    /// Called before nodes are released, for whoever holds them.
    var viewsLeft: () -> Void = {}
    private var lifecycleQueue: [Node] = []
    private var commitActions: [() -> Void] = []
    private var ids = 0
    private var marks = 0

    /// The node whose body runs now. Who evaluates it holds it, so it need not be counted here, once a row.
    private(set) unowned(unsafe) var evaluating: Node?
    /// Those who are told of what happens.
    var observers: [any GraphObserver] = [] {
        didSet { isObserved = !observers.isEmpty }
    }
    /// A flag costs less than a look into the array, and each row that is made anew asks three times.
    private(set) var isObserved = false
    /// The state that is being set: the cause of what is invalidated meanwhile.
    var cause: Cause?
    let diagnostics = Diagnostics()
    let activities = Activities()
    let secrets = Secrets()
    private let life = GraphLife()
    private(set) lazy var reference = GraphReference(self, life: life)
    /// How many observation scopes Observation still holds although they are over.
    var scopesLeftBehind = 0

    /// True if something changed since the frame was last drawn.
    private(set) var needsDraw = true

    /// The nodes of presented modals, by id.
    private(set) var modals: [Int: Node] = [:]

    /// The nodes that look at the views below once they are mounted, by id: lists, stacks, tabs.
    private var settling: [Int: Node] = [:]

    /// True once a `ForEach` has kept what it has drawn.
    var keepsDrawings = false

    /// True once a list has kept a row that left its window.
    var keepsRows = false

    /// The number of rows that a long list shows.
    var screenful = 18

    init() {
        var values = EnvironmentValues()
        values.diagnostics = diagnostics
        rootScope = EnvironmentScope(values: values)
    }

    func nextNodeID() -> Int {
        ids += 1
        return ids
    }

    func nextMark() -> Int {
        marks += 1
        return marks
    }

    func mount<V: View>(_ view: V) {
        let node = makeNode(view, parent: nil, key: .position(0), role: .content)
        root = node
        push(node)
        update()
    }

    func makeNode<V: View>(_ view: V, parent: Node?, key: ChildKey, role: ChildRole) -> Node {
        let node = NodeTypes.of(V.self).init(view, parent: parent, graph: self, key: key, role: role)
        if role == .modal {
            modals[node.id] = node
            node.cleanups.append { [unowned self, id = node.id] in modals[id] = nil }
        }
        for observer in observers { observer.mounted(node) }
        return node
    }

    /// Ends every view, as when the app quits.
    func close() {
        root?.unmount()
        root = nil
        commit()
        invalid = []
        activities.cancelAll()
    }
}

// MARK: - Update

extension Graph {
    func enqueue(_ node: Node) {
        invalid.append(node)
        setNeedsDraw()
    }

    /// Plans a node for the update that is going on.
    func push(_ node: Node) {
        node.isInvalid = true
        stack.append(node)
    }

    func setNeedsDraw() {
        needsDraw = true
        activities.signal()
    }

    var hasInvalid: Bool { !invalid.isEmpty }

    func add(settling node: Node) {
        settling[node.id] = node
        node.cleanups.append { [unowned self, id = node.id] in settling[id] = nil }
    }

    /// Lets lists, stacks and tabs hide what is covered and mount what is uncovered; true if something is left to do.
    private func settle() -> Bool {
        if settling.isEmpty { return false }
        for node in settling.values.sorted(by: Node.isAbove) where node.isMounted {
            if node.settle(), !node.isInvalid { setNeedsDraw() }
        }
        return hasInvalid
    }

    func drawn() { needsDraw = false }

    /// Something that a node read has changed; nil if the node has been evaluated since it read it, or has gone.
    func observedChange(in node: Node?, because cause: Cause = .property) {
        if let evaluating { diagnostics.changedWhileDrawing(evaluating) }
        guard let node, evaluating !== node else { return }
        for observer in observers { observer.invalidated(node, because: self.cause ?? cause) }
        node.invalidate()
    }

    func evaluate<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let before = evaluating
        evaluating = node
        defer { evaluating = before }
        return body()
    }

    /// Evaluates every invalid node once, parents before children.
    func update() {
        var rounds = 0
        repeat {
            if !stack.isEmpty { drain() }
            // What makes itself invalid again and again is told by `turn`.
            while !invalid.isEmpty, rounds < 100 {
                rounds += 1
                var batch: [Node] = []
                swap(&batch, &invalid)
                if batch.count > 1 { batch.sort(by: Node.isAbove) }
                for node in batch where node.isMounted && node.isInvalid && !node.isDormant {
                    stack.append(node)
                    drain()
                }
            }
        } while settle() && rounds < 100
    }

    private func drain() {
        while let node = stack.popLast() {
            guard node.isMounted, node.isInvalid else { continue }
            node.isInvalid = false
            let base = stack.count
            node.refresh(in: self)
            reverseStack(from: base)
        }
    }
}

extension Graph {
    /// Children were pushed in order; the first has to come off first. In place: a slice would be a copy.
    private func reverseStack(from base: Int) {
        var (low, high) = (base, stack.count - 1)
        while low < high {
            stack.swapAt(low, high)
            low += 1
            high -= 1
        }
    }
}

// MARK: - Commit

extension Graph {
    /// Runs `action` once the frame stands.
    func atCommit(_ action: @escaping () -> Void) { commitActions.append(action) }

    func lifecycleChanged(_ node: Node) { lifecycleQueue.append(node) }

    func visibilityChanged(below node: Node) {
        var stack: [Node] = [node]
        while let next = stack.popLast() {
            if next.hasLifecycle { lifecycleQueue.append(next) }
            if next.isInvalid { invalid.append(next) }
            stack.append(contentsOf: next.children.reversed())
        }
        setNeedsDraw()
    }

    /// Tells views of what happened: disappearances first, then appearances, then changes. Each once.
    func commit() {
        while !leaving.isEmpty || !lifecycleQueue.isEmpty || !commitActions.isEmpty {
            let gone = leaving
            leaving = []
            if !gone.isEmpty { viewsLeft() }
            for node in gone {
                for observer in observers { observer.unmounted(node) }
                node.release()
            }
            let queue = lifecycleQueue
            lifecycleQueue = []
            for node in queue where node.isMounted && node.hasAppeared && !node.isVisible {
                node.hasAppeared = false
                node.disappeared()
            }
            for node in queue where node.isMounted && !node.hasAppeared && node.isVisible {
                node.hasAppeared = true
                node.appeared()
            }
            let actions = commitActions
            commitActions = []
            for action in actions { action() }
        }
    }

    /// Update and commit until nothing is left to do at once.
    func turn() {
        var rounds = 0
        repeat {
            update()
            commit()
            rounds += 1
        } while !invalid.isEmpty && rounds < 100
        if !invalid.isEmpty { diagnostics.neverSettles(invalid) }
    }
}
