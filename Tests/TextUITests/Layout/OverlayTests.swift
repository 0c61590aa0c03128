import Testing

@testable import TextUI

@Suite struct OverlayTests {
    private let field = TextBlock.of("..........\n..........\n..........")

    @Test func `what is in front covers what is below, its blanks do not`() {
        let block = field.overlaid(by: .of("ab  cd").withControl(1), horizontal: .leading, vertical: .top)
        #expect(block.plainLines == ["ab..cd....", "..........", ".........."])
        #expect(block.controls == [PlacedControl(id: 1, x: 0, y: 0)])
    }

    @Test func `the front is placed within the block`() {
        let center = field.overlaid(by: .of("ab").withControl(1), horizontal: .center, vertical: .center)
        #expect(center.plainLines == ["..........", "....ab....", ".........."])
        #expect(center.controls == [PlacedControl(id: 1, x: 4, y: 1)])
        let corner = field.overlaid(by: .of("ab"), horizontal: .trailing, vertical: .bottom)
        #expect(corner.plainLines == ["..........", "..........", "........ab"])
    }

    @Test func `a larger front makes the block larger`() {
        let block = TextBlock.of("a").withControl(1).overlaid(
            by: .of("...\n\n..."), horizontal: .center, vertical: .center)
        #expect(
            block
                == TextBlock(
                    lines: [TextLine("..."), TextLine(" a"), TextLine("...")], width: 3,
                    controls: [PlacedControl(id: 1, x: 1, y: 1)]))
    }

    @Test func `half covered wide characters become blanks`() {
        let block = TextBlock.of("漢字漢").overlaid(by: .of(" x  y"), horizontal: .leading, vertical: .top)
        #expect(block.plainLines == [" x字y "])
        #expect(block.width == 6)
    }

    @Test func `both keep their styles`() {
        let below = TextBlock.text([TextRun(text: "....", style: .dim)], width: 9, lineLimit: nil, alignment: .leading)
        let front = TextBlock.text([TextRun(text: "a b", style: .bold)], width: 9, lineLimit: nil, alignment: .leading)
        #expect(
            below.overlaid(by: front, horizontal: .leading, vertical: .top).lines == [
                TextLine("a", style: .bold) + TextLine(".", style: .dim) + TextLine("b", style: .bold)
                    + TextLine(".", style: .dim)
            ])
    }

    @Test func `nothing in front changes nothing`() {
        #expect(field.overlaid(by: .empty, horizontal: .center, vertical: .center) == field)
        #expect(field.overlaid(by: .of("   "), horizontal: .center, vertical: .center) == field)
        #expect(TextBlock.empty.overlaid(by: field, horizontal: .leading, vertical: .top) == field)
    }
}
