import Testing

@testable import Picture

@Suite struct RunTests {
    /// Each part with its column and its width.
    private func runs(of line: String) -> [String] {
        Run.runs(of: line).map { "\($0.text)|\($0.column)|\($0.width)\($0.isRule ? "|rule" : "")" }
    }

    @Test func `words stay together, and two blanks part them`() {
        #expect(runs(of: "Count: 12") == ["Count: 12|0|9"])
        #expect(runs(of: "  [1] Add   [2 off] Save  ") == ["[1] Add|2|7", "[2 off] Save|12|12"])
        #expect(runs(of: "    ") == [])
    }

    @Test func `wide characters have parts of their own, and what follows keeps its column`() {
        #expect(runs(of: "Name: 山田 Taro") == ["Name:|0|5", "山田|6|4", "Taro|11|4"])
        #expect(runs(of: "山 田") == ["山|0|2", "田|3|2"])
    }

    @Test func `each emoji has a part of its own`() {
        #expect(runs(of: "a👩‍👩‍👧🇩🇪❤️ b") == ["a|0|1", "👩‍👩‍👧|1|2", "🇩🇪|3|2", "❤️|5|2", "b|8|1"])
    }

    @Test func `marks stay with their letter`() {
        #expect(runs(of: "cafe\u{301} ok") == ["cafe\u{301} ok|0|7"])
    }

    @Test func `symbols that a font may lack are apart from letters, punctuation is not`() {
        #expect(runs(of: "→ Loading… █░") == ["→|0|1", "Loading…|2|8", "█░|11|2"])
    }

    @Test func `a line of dashes is a rule, a single dash is not`() {
        #expect(runs(of: "── Users ────") == ["──|0|2|rule", "Users|3|5", "────|9|4|rule"])
        #expect(runs(of: "a ─ b") == ["a|0|1", "─|2|1", "b|4|1"])
    }
}
