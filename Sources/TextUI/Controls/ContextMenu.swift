extension View {
    /// Gives the view a menu of its own, as a long press or a right click would show it: `[2] Menu` stands beside it.
    ///
    /// ```swift
    /// ForEach(notes) { note in
    ///     Text(note.title)
    ///         .contextMenu {
    ///             Button("Copy") { viewModel.copy(note) }
    ///             Button("Delete", role: .destructive) { viewModel.delete(note) }
    ///         }
    /// }
    /// ```
    ///
    /// - Parameter menuItems: the buttons. Each closes the menu. With none at all there is no menu.
    ///
    /// The trap: on a device such a menu is easily overlooked. What is in it should be reachable elsewhere too.
    ///
    /// - Note: Mirrors SwiftUI's `contextMenu(menuItems:)`.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        ContextMenu(content: self, items: menuItems())
    }

    /// Gives the view a menu of its own. The preview does not count in text.
    ///
    /// - Note: Mirrors SwiftUI's `contextMenu(menuItems:preview:)`.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        ContextMenu(content: self, items: menuItems())
    }
}

/// A view and the button for its menu.
private struct ContextMenu<Content: View, Items: View>: View, UnnamedView {
    let content: Content
    let items: Items

    var body: some View {
        if Items.self == EmptyView.self {
            content
        } else {
            HStack {
                content
                Menu("Menu") { items }
            }
        }
    }
}
