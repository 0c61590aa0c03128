/// What the views of a surface tell of it besides their blocks.
@MainActor struct Survey {
    /// The title of the innermost view that has one, with its depth.
    private(set) var title: (text: String, depth: Int)?
    /// The titles of the covered levels, outermost first.
    var covered: [String?] = []
    var toolbarItems: [(node: Node, isLeading: Bool)] = []
    var searchFields: [Node] = []
    var goBack: (() -> Void)?
    var refresh: (node: Node, action: @MainActor () async -> Void)?
    var openURL: (node: Node, action: (URL) -> Void)?
    var tabs: Tabs?
    var windows: [Node] = []
    var swipes: [Node] = []

    struct Tabs {
        /// The items of the tab bar: each a control.
        var bar: [Node]
        var labels: [String]
        var select: (Int) -> Void
    }

    mutating func add(title: String, depth: Int) {
        if self.title.map({ $0.depth <= depth }) ?? true { self.title = (title, depth) }
    }

    /// Visits the visible views below `root` that have something to tell, without its modals.
    static func of(_ root: Node) -> Survey {
        var survey = Survey()
        var stack: [Node] = [root]
        while let node = stack.popLast() {
            node.describe(in: &survey)
            for child in node.children.reversed() where child.isSurveyed && child.role != .modal && !child.isHidden {
                stack.append(child)
            }
        }
        return survey
    }
}
