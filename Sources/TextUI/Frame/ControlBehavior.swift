/// What a control is and does, as its view tells the REPL.
struct ControlBehavior {
    var kind: Frame.Control.Kind
    /// How the control is called; found from its label's text if nil.
    var label: String?
    /// Tells whether a field can read a text; nil if it takes any.
    var reads: ((String) -> Bool)?
    /// What such a field takes, in words.
    var takes: String?
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
        return words.joined(separator: " ").onOneLine
    }

    /// The text of the row that holds the node, without that of the controls in it.
    var rowText: String? {
        let row = upwards.first { $0.parent?.memory is RowAttic }
        return row.map(\.spokenLabel).flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension String {
    /// The words of the text as they are seen, with one blank between them.
    fileprivate var onOneLine: String {
        // Most labels are so already, and to find words in any writing is slow.
        var previous: UInt8 = 0x20
        for byte in utf8 {
            if !byte.isPrintableASCII || byte == 0x20 && previous == 0x20 { return words }
            previous = byte
        }
        return previous == 0x20 ? words : self
    }

    private var words: String { sanitized.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Node {
    /// The accessibility label that is set on the control from outside: around it and nothing else.
    var labelAround: String? {
        var node = parent
        while let around = node, !around.isBlock, around.children.count == 1 {
            if let label = around.anyView as? any SpokenView { return label.spokenText(around) }
            node = around.parent
        }
        return nil
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
