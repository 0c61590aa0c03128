/// What a reader of the graph hears: test counters, and whoever explains a frame to a person.
///
/// The graph calls nothing and allocates nothing while no observer is set.
@MainActor protocol GraphObserver: AnyObject {
    func mounted(_ node: Node)
    func unmounted(_ node: Node)
    func bodyRan(_ node: Node)
    /// Something that the node's view read has changed.
    func invalidated(_ node: Node)
}
