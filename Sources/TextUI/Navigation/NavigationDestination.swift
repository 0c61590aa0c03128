/// Says which view shows a value of the path.
struct DestinationDeclaration<Content: View, Value: Hashable, Destination: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let destination: (Value) -> Destination

    func makeChildren(_ children: inout ChildList) {
        let node = children.node
        if let state = node.nearest(NavigationState.self) {
            state.declare(Value.self, owner: node.id) { value in
                (value as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
            }
        } else {
            node.graph.diagnostics.outsideOfStack("navigationDestination(for: \(typeName(Value.self)).self)", node)
        }
        children.add(content)
    }

    func unmounted(_ node: Node) {
        node.nearest(NavigationState.self)?.withdraw(Value.self, owner: node.id)
    }
}

/// Pushes a view for as long as something is set.
struct PresentedDestination<Content: View, Item, Destination: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let item: Binding<Item?>
    let id: (Item) -> AnyHashable
    let destination: (Item) -> Destination

    private final class Pushed {
        var level: AnyHashable?
        var item: AnyHashable?
    }

    static var tracksReads: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        children.add(content)
        let node = children.node
        let pushed = node.memory as? Pushed ?? Pushed()
        node.memory = pushed
        let item = item.wrappedValue
        guard let state = node.parent?.nearest(NavigationState.self) else {
            let name = Item.self == Bool.self ? "isPresented" : "item"
            if item != nil { node.graph.diagnostics.outsideOfStack("navigationDestination(\(name):)", node) }
            return
        }
        if let level = pushed.level, item == nil || item.map(id) != pushed.item {
            pushed.level = nil
            state.pop(level)
        }
        guard let item else { return }
        let make: () -> any View = { destination(item) }
        if let level = pushed.level {
            state.replace(level, make: make)
        } else {
            pushed.item = id(item)
            pushed.level = state.push(
                popped: { [weak pushed] in
                    guard let pushed, pushed.level != nil else { return }
                    pushed.level = nil
                    node.act { self.item.wrappedValue = nil }
                }, make: make)
        }
    }

    func unmounted(_ node: Node) {
        guard let pushed = node.memory as? Pushed, let level = pushed.level else { return }
        pushed.level = nil
        node.parent?.nearest(NavigationState.self)?.pop(level)
    }
}

extension Diagnostics {
    func outsideOfStack(_ modifier: String, _ node: Node) {
        add(
            """
            TextUI: .\(modifier)\(place(of: node)) is not inside a NavigationStack, so nothing can be pushed there.
            Put it on a view inside NavigationStack { … }, not on the stack itself.
            """)
    }
}

extension View {
    /// Says which view shows a value of this type when it is pushed.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DestinationDeclaration(content: self, destination: destination)
    }

    /// Pushes a view while `isPresented` is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        PresentedDestination(
            content: self, item: isPresented.asItem, id: { _ in AnyHashable(true) }, destination: { _ in destination() }
        )
    }

    /// Pushes a view for `item` while there is one.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        PresentedDestination(content: self, item: item, id: { AnyHashable($0) }, destination: destination)
    }
}

extension Binding where Value == Bool {
    /// True as an item, false as none.
    var asItem: Binding<Bool?> {
        Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 != nil })
    }
}
