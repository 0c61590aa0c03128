import TextUI

/// An outline as boxes, each joined to the one that it belongs to.
struct TreePicture {
    let outline: Outline
    let sample: String

    private static let margin = 20
    private static let indent = 28
    private static let pitch = 38
    private static let height = 30
    private static let padding = 10

    var svg: String {
        var drawing = Drawing()
        var boxes: [Box] = []
        for root in outline.roots { place(root, depth: 0, in: &boxes) }
        let width = (boxes.map(\.right).max() ?? 0) + Self.margin
        let height = boxes.count * Self.pitch - (Self.pitch - Self.height) + 2 * Self.margin
        drawing.card(0, 0, width, height, radius: 12, name: "card")
        for box in boxes { join(box, to: box.parent.map { boxes[$0] }, in: &drawing) }
        for box in boxes {
            drawing.card(box.left, box.top, box.right - box.left, Self.height, radius: 6, name: "inner")
            drawing.text(box.text, box.left + Self.padding, box.top + (Self.height - Drawing.line) / 2)
        }
        return drawing.svg(
            width: width, height: height, title: "The view tree of the sample \(sample)", description: outline.text)
    }

    private struct Box {
        let text: String
        let left: Int
        let top: Int
        let parent: Int?

        var right: Int { left + text.cellWidth * Drawing.cell + 2 * TreePicture.padding }
    }

    private func place(_ item: Outline.Item, depth: Int, parent: Int? = nil, in boxes: inout [Box]) {
        let index = boxes.count
        boxes.append(
            Box(
                text: item.text, left: Self.margin + depth * Self.indent, top: Self.margin + index * Self.pitch,
                parent: parent))
        for child in item.items { place(child, depth: depth + 1, parent: index, in: &boxes) }
    }

    private func join(_ box: Box, to parent: Box?, in drawing: inout Drawing) {
        guard let parent else { return }
        let left = parent.left + Self.indent / 2
        let middle = box.top + Self.height / 2
        drawing.rule("M\(left).5 \(parent.top + Self.height)V\(middle).5H\(box.left)")
    }
}
