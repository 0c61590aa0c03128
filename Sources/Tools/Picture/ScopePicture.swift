import TextUI

/// The scopes of dependencies as cards in cards: what is nearer to the screen stands further inside.
struct ScopePicture {
    let sample: String
    private let scopes: [Scope]
    private let description: String

    private static let margin = 20
    private static let padding = 14
    private static let gap = 10
    /// A note under a dependency, from the left edge of its line.
    private static let indent = 2 * Drawing.cell

    /// A scope, and the one in it, if there is one.
    private struct Scope {
        let title: String
        let lines: [Line]
        let inner: [Scope]
    }

    private struct Line {
        let text: String
        var isNote = false
    }

    /// - Parameter outline: the scopes from the root on, each with its dependencies, and under these who uses them.
    init(outline: Outline, sample: String) {
        self.sample = sample
        description = outline.text
        scopes = outline.roots.reversed().reduce([]) { inner, root in
            [Scope(title: root.text, lines: root.items.flatMap(Self.lines), inner: inner)]
        }
    }

    /// The dependency, where it is from, and who uses it.
    private static func lines(of dependency: Outline.Item) -> [Line] {
        let parts = dependency.text.split(separator: ", at ", maxSplits: 1)
        return [Line(text: String(parts[0]))] + parts.dropFirst().map { Line(text: "at \($0)", isNote: true) }
            + dependency.items.map { Line(text: $0.text, isNote: true) }
    }

    var svg: String {
        let size = Self.size(of: scopes)
        var drawing = Drawing()
        drawing.card(0, 0, size.width + 2 * Self.margin, size.height + 2 * Self.margin, radius: 12, name: "card")
        Self.draw(scopes, left: Self.margin, top: Self.margin, size: size, isShaded: true, in: &drawing)
        return drawing.svg(
            width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin,
            title: "The dependencies of the sample \(sample), scope by scope", description: description)
    }

    private static func size(of scopes: [Scope]) -> (width: Int, height: Int) {
        guard let scope = scopes.first else { return (0, 0) }
        let inner = size(of: scope.inner)
        let widths = scope.lines.map { $0.text.cellWidth * Drawing.cell + ($0.isNote ? indent : 0) }
        let width = max(scope.title.cellWidth * Drawing.cell, widths.max() ?? 0, inner.width)
        let height = Drawing.line + gap(before: scope.lines) + scope.lines.count * Drawing.line
        return (width + 2 * padding, height + gap(before: scope.inner) + inner.height + 2 * padding)
    }

    private static func draw(
        _ scopes: [Scope], left: Int, top: Int, size: (width: Int, height: Int), isShaded: Bool,
        in drawing: inout Drawing
    ) {
        guard let scope = scopes.first else { return }
        drawing.card(left, top, size.width, size.height, radius: 8, name: isShaded ? "inner" : "card")
        var y = top + padding
        drawing.text(scope.title, left + padding, y, name: "title")
        y += Drawing.line + gap(before: scope.lines)
        for line in scope.lines {
            drawing.text(line.text, left + padding + (line.isNote ? indent : 0), y, name: line.isNote ? "note" : "")
            y += Drawing.line
        }
        let inner = (width: size.width - 2 * padding, height: self.size(of: scope.inner).height)
        draw(
            scope.inner, left: left + padding, top: y + gap, size: inner, isShaded: !isShaded, in: &drawing)
    }

    private static func gap(before parts: [some Any]) -> Int { parts.isEmpty ? 0 : gap }
}
