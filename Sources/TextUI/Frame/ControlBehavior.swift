/// What a control is and does, as its view tells the REPL.
struct ControlBehavior {
    var kind: Frame.Control.Kind
    /// How the control is called; found from its label's text if nil.
    var label: String?
    var perform: @MainActor (ControlChange) -> Void
}

extension Node {
    /// The text of the view, without that of the controls inside, on one line.
    var spokenLabel: String {
        var words: [String] = []
        var stack: [Node] = [self]
        while let node = stack.popLast() {
            if node !== self, node.control() != nil { continue }
            if let spoken = node.anyView as? any SpokenView, let text = spoken.spokenText(node) {
                words.append(text)
                if spoken.replacesContent { continue }
            }
            stack.append(contentsOf: node.children.reversed().filter { $0.role != .modal && !$0.isHidden })
        }
        return words.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// A view that can be read aloud: it gives a control its label.
@MainActor protocol SpokenView {
    func spokenText(_ node: Node) -> String?
    /// True if the text stands for all that is inside.
    var replacesContent: Bool { get }
}

extension SpokenView {
    var replacesContent: Bool { false }
}
