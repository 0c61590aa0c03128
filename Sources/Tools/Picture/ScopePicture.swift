import TextUI

/// An outline as cards in cards: what has something under it is a card, the rest are lines on it.
struct ScopePicture {
    let outline: Outline
    let sample: String

    private static let margin = 20
    private static let padding = 14
    private static let gap = 10

    var svg: String {
        let width = (outline.roots.map(Self.width).max() ?? 0) + 2 * Self.margin
        let height = Self.height(of: outline.roots) + 2 * Self.margin
        var drawing = Drawing()
        drawing.card(0, 0, width, height, radius: 12, name: "card")
        Self.draw(
            outline.roots, left: Self.margin, top: Self.margin, width: width - 2 * Self.margin, depth: 0, in: &drawing)
        return drawing.svg(
            width: width, height: height, title: "The dependencies of the sample \(sample), scope by scope",
            description: outline.text)
    }

    private static func width(of item: Outline.Item) -> Int {
        let text = item.text.cellWidth * Drawing.cell
        if item.items.isEmpty { return text }
        return max(text, item.items.map(width).max() ?? 0) + 2 * padding
    }

    private static func height(of item: Outline.Item) -> Int {
        if item.items.isEmpty { return Drawing.line }
        return Drawing.line + gap + height(of: item.items) + 2 * padding
    }

    private static func height(of items: [Outline.Item]) -> Int {
        items.map(height).reduce(0, +) + zip(items, items.dropFirst()).map(gap).reduce(0, +)
    }

    /// Lines stand close, cards apart.
    private static func gap(_ upper: Outline.Item, _ lower: Outline.Item) -> Int {
        upper.items.isEmpty && lower.items.isEmpty ? 0 : gap
    }

    private static func draw(
        _ items: [Outline.Item], left: Int, top: Int, width: Int, depth: Int, in drawing: inout Drawing
    ) {
        var top = top
        for (index, item) in items.enumerated() {
            if index > 0 { top += gap(items[index - 1], item) }
            let height = height(of: item)
            defer { top += height }
            if item.items.isEmpty {
                drawing.text(item.text, left, top)
                continue
            }
            drawing.card(left, top, width, height, radius: 8, name: depth.isMultiple(of: 2) ? "inner" : "card")
            drawing.text(item.text, left + padding, top + padding, name: "title")
            draw(
                item.items, left: left + padding, top: top + padding + Drawing.line + gap, width: width - 2 * padding,
                depth: depth + 1, in: &drawing)
        }
    }
}
