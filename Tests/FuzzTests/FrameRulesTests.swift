import Testing

@testable import TextUI

/// Each rule for a frame finds what it is there for. A rule that cannot fail would let everything pass.
@MainActor struct FrameRulesTests {
    private func finding(in frame: Frame) throws -> String {
        try #require(throws: Finding.self) { try FrameRules.check(frame, width: 10) }.description
    }

    private func frame(_ text: String, styled: String? = nil, controls: [Frame.Control] = []) -> Frame {
        Frame(text: text, styledText: styled ?? text, controls: controls)
    }

    private func button(_ number: Int, id: Int, label: String = "Go") -> Frame.Control {
        Frame.Control(id: id, number: number, label: label, kind: .button)
    }

    @Test func `a frame that is as it should be has no finding`() throws {
        var frame = frame("[1] Go 猫\nbold", styled: "[1] Go 猫\n\u{1B}[1;2mbold\u{1B}[0m", controls: [button(1, id: 7)])
        frame.swipeRows = [Frame.SwipeRow(id: 8, number: 1, label: "Go", actions: ["Delete"])]
        try FrameRules.check(frame, width: 10)
    }

    @Test func `a line that is too wide is found, in cells`() throws {
        #expect(try finding(in: frame("猫猫猫猫猫猫")) == "12 cells in a width of 10: \"猫猫猫猫猫猫\"")
    }

    @Test func `blanks at the end of a line are found`() throws {
        #expect(try finding(in: frame("one \ntwo")) == "a line ends in blanks: \"one \"")
    }

    @Test(arguments: ["\u{7}", "\u{1B}[2J", "\u{85}", "\u{200F}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{61C}"])
    func `a character that acts on a terminal is found`(_ harmful: String) throws {
        let code = String(harmful.unicodeScalars.first?.value ?? 0, radix: 16)
        #expect(try finding(in: frame("a\(harmful)")).hasPrefix("U+\(code) in "))
        var wrapped = frame("a")
        wrapped.wrapped = ["b\(harmful)"]
        #expect(try finding(in: wrapped).hasPrefix("U+\(code) in "))
        #expect(try finding(in: frame("a", styled: "a\(harmful)")).hasPrefix("U+\(code) in "))
    }

    @Test func `styles that change the text are found`() throws {
        let found = try finding(in: frame("a\nb", styled: "\u{1B}[1ma\u{1B}[0m\nc"))
        #expect(found == #"with styles another text: "\u{1B}[1ma\u{1B}[0m\nc" and "a\nb""#)
    }

    @Test func `numbers with a gap are found`() throws {
        let found = try finding(in: frame("a", controls: [button(1, id: 1), button(3, id: 2)]))
        #expect(found == "the controls have the numbers [1, 3]")
    }

    @Test func `two controls of one node are found`() throws {
        #expect(try finding(in: frame("a", controls: [button(1, id: 1), button(2, id: 1)])) == "two controls are one")
    }

    @Test func `a control without a label is found`() throws {
        #expect(try finding(in: frame("a", controls: [button(1, id: 1, label: "")])) == "the control 1 has no label")
    }

    @Test func `a row to swipe without a control is found`() throws {
        var frame = frame("a", controls: [button(1, id: 1)])
        frame.swipeRows = [Frame.SwipeRow(id: 9, number: 2, label: "Row", actions: [])]
        #expect(try finding(in: frame) == "a row to swipe has the number 2, which no control has")
    }
}
