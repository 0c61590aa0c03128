/// Presents a surface over the others for as long as an item is set.
struct ModalPresenter<Content: View, Item, Surface: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let kind: String
    let title: String?
    let item: Binding<Item?>
    let id: (Item) -> AnyHashable
    let onDismiss: (@MainActor () -> Void)?
    let surface: (Item) -> Surface

    /// An alert or dialog is closed by its buttons alone.
    private var isAlert: Bool { kind == "alert" || kind == "dialog" }

    private final class Presented {
        var id: AnyHashable?
    }

    static var tracksReads: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        children.add(content)
        let node = children.node
        let presented = node.memory as? Presented ?? Presented()
        node.memory = presented
        let item = item.wrappedValue
        let id = item.map(id)
        if presented.id != nil, presented.id != id, let onDismiss {
            node.graph.atCommit { if node.isMounted { node.act(onDismiss) } }
        }
        presented.id = id
        guard let item, let id else { return }
        let close = closing(node)
        let dismiss = DismissAction(action: close, owner: id.hashValue)
        children.add(
            EnvironmentChange(content: DeferredView(nameInCode: nameInCode) { surface(item) }) { values in
                values.dismiss = dismiss
                // A sheet is not disabled with what presents it, and its buttons do not close what is below.
                values.isEnabled = true
                values.afterButton = isAlert ? close : nil
                values.submitActions = []
            },
            key: .id(id, occurrence: 0), role: .modal)
    }

    /// What takes the item away. The sheet keeps it, and must not keep the node of what presents it.
    private func closing(_ node: Node) -> @MainActor () -> Void {
        { [weak node] in node?.act { item.wrappedValue = nil } }
    }

    static var settles: Bool { true }

    func settle(_ node: Node) -> Bool {
        guard let surface = node.children.last, surface.role == .modal else { return false }
        let modal = surface.memory as? Modal ?? Modal(kind: kind)
        surface.memory = modal
        modal.title = title
        if isAlert {
            modal.dismiss = surface.cancelButton.map { button in { button.control()?.perform(.activate) } }
        } else {
            modal.dismiss = closing(node)
        }
        return false
    }
}

extension Node {
    /// The button with the cancel role below the node.
    fileprivate var cancelButton: Node? {
        var stack = [self]
        while let node = stack.popLast() {
            if let button = node.anyView as? any RoledButton, button.role == .cancel { return node }
            stack.append(contentsOf: node.children.reversed())
        }
        return nil
    }
}

extension View {
    func presenting<Item, Surface: View>(
        _ kind: String, title: String? = nil, item: Binding<Item?>, id: @escaping (Item) -> AnyHashable,
        onDismiss: (@MainActor () -> Void)?, @ViewBuilder surface: @escaping (Item) -> Surface
    ) -> some View {
        ModalPresenter(
            content: self, kind: kind, title: title, item: item, id: id, onDismiss: onDismiss, surface: surface)
    }

    /// Presents a sheet while `isPresented` is true.
    ///
    /// The sheet inherits the environment of the place where the modifier is attached.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(
            "sheet", item: isPresented.asItem, id: { _ in AnyHashable(true) }, onDismiss: onDismiss,
            surface: { _ in content() })
    }

    /// Presents a sheet for `item` while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("sheet", item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, surface: content)
    }

    /// Presents a cover: in text, a sheet of another name.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(
            "cover", item: isPresented.asItem, id: { _ in AnyHashable(true) }, onDismiss: onDismiss,
            surface: { _ in content() })
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("cover", item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, surface: content)
    }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(
            "popover", item: isPresented.asItem, id: { _ in AnyHashable(true) }, onDismiss: nil,
            surface: { _ in content() })
    }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("popover", item: item, id: { AnyHashable($0.id) }, onDismiss: nil, surface: content)
    }
}
