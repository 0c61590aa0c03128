/// An image by name. In text it is a symbol where one is obvious, else its name.
///
/// - Note: Mirrors SwiftUI's `Image`.
public struct Image: PrimitiveView, SpokenView {
    public typealias Body = Never
    let name: String
    let isDecorative: Bool

    public init(systemName: String) {
        name = systemName
        isDecorative = false
    }

    public init(_ name: String) {
        self.name = name
        isDecorative = false
    }

    public init(decorative name: String) {
        self.name = name
        isDecorative = true
    }

    static let symbols: [String: String] = [
        "plus": "+", "minus": "-", "xmark": "×", "checkmark": "✓", "star": "☆", "star.fill": "★", "heart": "♡",
        "heart.fill": "♥", "chevron.left": "‹", "chevron.right": "›", "arrow.left": "←", "arrow.right": "→",
        "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻", "circle": "○", "circle.fill": "●",
        "square": "□", "checkmark.square": "☑", "ellipsis": "…", "magnifyingglass": "⌕", "gear": "⚙",
        "exclamationmark.triangle": "⚠", "envelope": "✉", "pencil": "✎",
    ]

    static var isBlock: Bool { true }
    static var isLeaf: Bool { true }

    private func text(_ symbols: TextSymbols) -> String {
        if isDecorative { return "" }
        return symbols.isASCII ? name : Self.symbols[name] ?? name
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        .text(
            [TextRun(text: text(layout.symbols), style: [])], width: width, lineLimit: 1, alignment: .leading,
            symbols: layout.symbols)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        TextBlock.idealWidth(text(layout.symbols))
    }

    func spokenText(_ node: Node) -> String? { isDecorative ? nil : name }

    public func resizable() -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }
}
