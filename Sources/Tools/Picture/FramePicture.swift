import TextUI

/// A frame on a card.
struct FramePicture {
    /// The header first.
    let frame: [String]
    let sample: String

    private static let margin = 20

    var svg: String {
        let columns = frame.map(\.cellWidth).max() ?? 0
        let width = columns * Drawing.cell + 2 * Self.margin
        let height = frame.count * Drawing.line + 2 * Self.margin
        var drawing = Drawing()
        drawing.card(0, 0, width, height, radius: 12, name: "card")
        for (index, line) in frame.enumerated() {
            let place = (x: Self.margin, y: Self.margin + index * Drawing.line)
            drawing.text(line, place.x, place.y, name: index == 0 ? "title" : "")
        }
        return drawing.svg(
            width: width, height: height, title: "\(title), a frame of the sample \(sample)",
            description: frame.dropFirst().joined(separator: "\n"))
    }

    /// `Users › Ada` of `── Users › Ada ──────`.
    private var title: String {
        let header = frame.first ?? ""
        return header.trimmingCharacters(in: CharacterSet(charactersIn: "─ "))
    }
}
