/// Runs an action for each value of a publisher while the view is on the screen.
struct Receiver<Content: View, P: Publisher>: PrimitiveView where P.Failure == Never {
    typealias Body = Never
    let content: Content
    let publisher: P
    let action: @MainActor (P.Output) -> Void

    /// Keeps the subscription and the newest action.
    @MainActor private final class Subscription {
        var action: @MainActor (P.Output) -> Void
        var cancellable: AnyCancellable?
        init(_ action: @escaping @MainActor (P.Output) -> Void) { self.action = action }
    }

    static var hasLifecycle: Bool { true }
    func makeChildren(_ children: inout ChildList) { children.add(content) }

    func appeared(_ node: Node) {
        let subscription = Subscription(action)
        node.memory = subscription
        subscription.cancellable = publisher.sink { [weak node, weak subscription] value in
            guard let node, let subscription else { return }
            node.act { subscription.action(value) }
        }
    }

    func updated(from old: Self, node: Node) { (node.memory as? Subscription)?.action = action }
    func disappeared(_ node: Node) { node.memory = nil }
}

extension View {
    /// Runs an action for each value of a publisher while the view is on the screen.
    ///
    /// The publisher must send on the main actor; one that does not needs `.receive(on: DispatchQueue.main)`.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        Receiver(content: self, publisher: publisher, action: action)
    }
}
