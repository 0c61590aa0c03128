import Testing

@testable import TextUI

@Suite struct NameMatchTests {
    @Test func `the whole name in any case comes first`() {
        #expect(NameMatch.find("SAVE", in: ["Save as", "Save", "Don't save"]) == .one(1))
    }

    @Test func `a unique prefix comes before a part`() {
        #expect(NameMatch.find("in", in: ["Begin", "Increment"]) == .one(1))
    }

    @Test func `a unique part is enough`() {
        #expect(NameMatch.find("men", in: ["Reset", "Increment"]) == .one(1))
    }

    @Test func `several names that fit are told`() {
        #expect(NameMatch.find("de", in: ["Delete", "Detail", "Made"]) == .several([0, 1]))
        #expect(NameMatch.find("delete", in: ["Delete", "Delete"]) == .several([0, 1]))
    }

    @Test func `a NUL after the end of a name fits nothing`() {
        #expect(NameMatch.find("ment\0", in: ["Increment"]) == .none)
    }

    @Test func `blanks between words do not count`() {
        #expect(NameMatch.find("add   user", in: ["Add user"]) == .one(0))
    }

    @Test func `a letter with a mark is the same however it is written`() {
        #expect(NameMatch.find("ZOE\u{308}", in: ["Zo\u{EB}"]) == .one(0))
    }

    @Test func `nothing typed fits nothing`() {
        #expect(NameMatch.find(" ", in: ["", "a"]) == .none)
    }
}
