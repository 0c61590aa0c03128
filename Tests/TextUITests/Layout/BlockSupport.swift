@testable import TextUI

extension TextBlock {
    /// A block of unstyled text.
    static func of(
        _ text: String, width: Int = 80, lineLimit: Int? = nil, alignment: LineAlignment = .leading,
        symbols: TextSymbols = .unicode
    ) -> TextBlock {
        .text(
            [TextRun(text: text, style: [])], width: width, lineLimit: lineLimit, alignment: alignment,
            symbols: symbols)
    }

    /// The lines without styles, with trailing blanks.
    var plainLines: [String] { lines.map(\.plain) }

    /// The block with a control at its first cell.
    func withControl(_ id: Int) -> TextBlock {
        var block = self
        block.controls.append(PlacedControl(id: id, x: 0, y: 0))
        return block
    }
}
