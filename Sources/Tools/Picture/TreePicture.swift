import TextUI

/// An outline as boxes, each joined to the one that it belongs to.
struct TreePicture {
    let outline: Outline
    let sample: String

    private static let margin = 20
    private static let indent = 28
    private static let gap = 8
    private static let padding = 10

    var svg: String {
        var drawing = Drawing()
        var boxes: [Box] = []
        for root in outline.roots { place(root, depth: 0, in: &boxes) }
        let width = (boxes.map { $0.left + $0.width }.max() ?? 0) + Self.margin
        let height = (boxes.last.map { $0.top + $0.height } ?? 0) + Self.margin
        drawing.card(0, 0, width, height, radius: 12, name: "card")
        for box in boxes { join(box, to: box.parent.map { boxes[$0] }, in: &drawing) }
        for box in boxes {
            drawing.card(box.left, box.top, box.width, box.height, radius: 6, name: "inner")
            for (index, text) in box.texts.enumerated() {
                let y = box.top + Box.inset + index * Drawing.line
                drawing.text(text, box.left + Self.padding, y, name: index == 0 ? "" : "note")
            }
        }
        return drawing.svg(
            width: width, height: height, title: "The view tree of the sample \(sample)", description: outline.text)
    }

    private struct Box {
        /// The view, and below it what it holds and does.
        let texts: [String]
        let left: Int
        let top: Int
        let parent: Int?

        static let inset = 4

        var width: Int { (texts.map(\.cellWidth).max() ?? 0) * Drawing.cell + 2 * TreePicture.padding }
        var height: Int { texts.count * Drawing.line + 2 * Self.inset }
    }

    private func place(_ item: Outline.Item, depth: Int, parent: Int? = nil, in boxes: inout [Box]) {
        let index = boxes.count
        let top = boxes.last.map { $0.top + $0.height + Self.gap } ?? Self.margin
        boxes.append(
            Box(texts: Self.parts(of: item.text), left: Self.margin + depth * Self.indent, top: top, parent: parent))
        for child in item.items { place(child, depth: depth + 1, parent: index, in: &boxes) }
    }

    /// What stands between dots, but not within quotes.
    private static func parts(of text: String) -> [String] {
        var parts = [""]
        for piece in text.split(separator: " · ", omittingEmptySubsequences: false) {
            let last = parts.count - 1
            let isWithinQuotes = !parts[last].count(where: { $0 == "\"" }).isMultiple(of: 2)
            if parts[last].isEmpty || isWithinQuotes {
                parts[last] += (isWithinQuotes ? " · " : "") + piece
            } else {
                parts.append(String(piece))
            }
        }
        return parts
    }

    private func join(_ box: Box, to parent: Box?, in drawing: inout Drawing) {
        guard let parent else { return }
        let left = parent.left + Self.indent / 2
        let middle = box.top + Box.inset + Drawing.line / 2
        drawing.rule("M\(left).5 \(parent.top + parent.height)V\(middle).5H\(box.left)")
    }
}
