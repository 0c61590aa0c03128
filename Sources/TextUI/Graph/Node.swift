/// A mounted view: the part of a view that lasts.
///
/// A node keeps the newest view value, the state cells, the environment scope and the children. It is kept for as
/// long as its parent mounts a view of the same type under the same key.
@MainActor class Node {
    let id: Int
    let viewType: Any.Type
    unowned let graph: Graph
    private(set) unowned var parent: Node?
    var key: ChildKey
    let role: ChildRole
    let depth: Int
    var children: [Node] = []
    var scope: EnvironmentScope

    /// The storage of `@State` and of other linked properties, in the order of declaration.
    var cells: [AnyObject] = []

    /// What a primitive keeps over updates, such as the values of a navigation stack.
    var memory: AnyObject?

    /// Ends a subscription or removes a registration when the node goes.
    var cleanups: [() -> Void] = []

    private(set) var isMounted = true
    /// True while the node's view says farewell.
    private(set) var isLeaving = false
    var isInvalid = false
    /// True while the properties of the view are written in place, and may not be read.
    var isLinking = false

    /// True if the node and all below are not on the screen although mounted: a hidden tab, a covered level, a row
    /// outside the window.
    private(set) var isHidden = false
    var hasAppeared = false
    /// True if the node or one below tells the frame something beyond its block.
    private(set) var isSurveyed = false
    /// What was drawn of the node, while nothing below it has changed.
    var drawn: DrawnColumn?
    var listMark = 0
    var observation: ObservationScope?
    /// What calls off the scope. It is not the scope's own: Observation holds a scope for the signal, so each would keep
    /// the other when nobody closes the screen.
    var signal: ChangeSignal?

    init(viewType: Any.Type, parent: Node?, graph: Graph, key: ChildKey, role: ChildRole) {
        self.id = graph.nextNodeID()
        self.viewType = viewType
        self.parent = parent
        self.graph = graph
        self.key = key
        self.role = role
        self.depth = (parent?.depth ?? -1) + 1
        self.scope = parent?.scope ?? graph.rootScope
    }

    // What the two kinds of node answer, each for its view.
    var isBlock: Bool { false }
    var isLeaf: Bool { false }
    var isEager: Bool { false }
    var keepsDrawing: Bool { false }
    var hasLifecycle: Bool { false }
    /// Evaluates the view and matches the children with what it wants.
    func refresh(in graph: Graph) {}
    func block(_ layout: Layout, width: Int) -> TextBlock { layout.column(of: self, width: width) }
    func idealWidth(_ layout: Layout) -> Int { 0 }
    func control() -> ControlBehavior? { nil }
    func settle() -> Bool { false }
    func appeared() {}
    func disappeared() {}
    func viewUnmounted() {}
    func describe(in survey: inout Survey) {}
    /// True for a view of the program or of TextUI that is evaluated by its body.
    var hasBody: Bool { false }
    var anyView: any View { fatalError("a node of no view") }
    /// What the properties of the view hold: states, objects.
    func heldValues() -> [HeldValue] { [] }
    /// True if the node may keep values for its view.
    var ownsValues: Bool { false }

    /// Asks for the node's view to be evaluated again in the next update.
    func invalidate() {
        guard isMounted, !isInvalid else { return }
        isInvalid = true
        graph.enqueue(self)
    }

    func setHidden(_ hidden: Bool) {
        guard isHidden != hidden else { return }
        isHidden = hidden
        drawingChanged(in: graph)
        graph.visibilityChanged(below: self)
    }

    /// True if it is evaluated before another: what is further up goes first, and then what was made first. So the
    /// order is the same in each run.
    static func isAbove(_ one: Node, _ other: Node) -> Bool {
        one.depth != other.depth ? one.depth < other.depth : one.id < other.id
    }

    /// The node and its ancestors, the nearest first.
    var upwards: UnfoldFirstSequence<Node> { sequence(first: self, next: \.parent) }

    /// Has the survey of a frame come by here.
    func markSurveyed() {
        for node in upwards {
            if node.isSurveyed { return }
            node.isSurveyed = true
        }
    }

    /// True if nothing hides the node or an ancestor.
    var isVisible: Bool {
        upwards.allSatisfy { !$0.isHidden && $0.isMounted }
    }

    /// The nearest ancestor, or the node itself, that holds a view of this type.
    func nearest<T>(_ kind: T.Type) -> T? {
        for node in upwards {
            // Unwrapped first: the optimizer of Swift 6.3 casts a nil to a generic class without looking, and crashes.
            if let memory = node.memory, let found = memory as? T { return found }
        }
        return nil
    }

    /// The nearest view of the app around the node: the one whose body made it.
    var owner: Node? { upwards.first(where: \.isNamed) }

    /// True for a view that has a name worth telling: not a part of TextUI.
    var isNamed: Bool { false }

    /// Ends the node and everything below, without recursion.
    func unmount() {
        var stack: [Node] = [self]
        var gone: [Node] = []
        while let node = stack.popLast() {
            guard node.isMounted else { continue }
            node.isMounted = false
            stack.append(contentsOf: node.children)
            if let attic = node.memory as? RowAttic { stack.append(contentsOf: attic.rows.values) }
            gone.append(node)
        }
        // Children say farewell before their parents, while they can still look up.
        graph.leaving.append(contentsOf: gone.reversed())
    }

    /// Called at commit, when the node's view may run its farewell.
    func release() {
        isLeaving = true
        defer { isLeaving = false }
        if hasAppeared {
            hasAppeared = false
            disappeared()
        }
        viewUnmounted()
        for cleanup in cleanups { cleanup() }
        cleanups = []
        cells = []
        children = []
        memory = nil
        parent = nil
        stopObserving()
    }
}
