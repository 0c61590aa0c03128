/// What a reader of the graph hears: test counters, and the inspector that explains a frame to a person.
///
/// The graph calls nothing and allocates nothing while there is no observer.
@MainActor protocol GraphObserver: AnyObject {
    func mounted(_ node: Node)
    func unmounted(_ node: Node)
    /// A body has run; for the first time if the node is new.
    func bodyRan(_ node: Node, isFirst: Bool)
    /// The node's view will be evaluated again. It may hear several causes for one evaluation.
    func invalidated(_ node: Node, because cause: Cause)
    /// A control shows a value that has changed; no body runs for it.
    func drawnValueChanged()
    /// A parent has made the view anew, whether it differs or not.
    func received(_ node: Node, old: @autoclosure () -> [HeldValue], new: @autoclosure () -> [HeldValue])
    /// Async work of a view has begun: its number, and what it is.
    func began(_ work: Int, _ kind: WorkKind, of node: Node)
    func ended(_ work: Int)
    func cancelled(_ work: Int)
}

extension GraphObserver {
    func mounted(_ node: Node) {}
    func unmounted(_ node: Node) {}
    func bodyRan(_ node: Node, isFirst: Bool) {}
    func invalidated(_ node: Node, because cause: Cause) {}
    func drawnValueChanged() {}
    func received(_ node: Node, old: @autoclosure () -> [HeldValue], new: @autoclosure () -> [HeldValue]) {}
    func began(_ work: Int, _ kind: WorkKind, of node: Node) {}
    func ended(_ work: Int) {}
    func cancelled(_ work: Int) {}
}

/// Why a body runs.
enum Cause: Equatable {
    /// A parent has other inputs for the view.
    case parent
    /// A value of the environment that the view reads has changed.
    case environment
    /// A property of an `@Observable` object that the view read has changed.
    case property
    /// An observed object said that it is about to change.
    case object(ObjectIdentifier)
    /// A state that the view reads has changed.
    case state(owner: String, property: String)
}

/// What a piece of async work is.
enum WorkKind: Equatable {
    case task, refresh, action
}
