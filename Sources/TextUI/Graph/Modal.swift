/// What a node with the role `modal` keeps: how it is called and how it is closed.
@MainActor final class Modal {
    let kind: String
    var title: String?
    /// Closes the modal as a swipe down or the cancel button would; nil if only its own buttons close it.
    var dismiss: (() -> Void)?

    init(kind: String) { self.kind = kind }
}

extension Graph {
    /// The modal presented last, if its view is on the screen.
    var topmostModal: Node? {
        modals.values.filter { $0.isMounted && $0.isVisible }.max { $0.id < $1.id }
    }
}
