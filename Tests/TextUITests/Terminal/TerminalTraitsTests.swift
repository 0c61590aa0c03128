import Testing

@testable import TextUI

@Suite struct TerminalTraitsTests {
    func traits(
        _ environment: [String: String] = [:], isTerminal: Bool = false, size: TerminalTraits.Size? = nil
    ) -> TerminalTraits {
        TerminalTraits(
            environment: environment, isInputTerminal: isTerminal, isOutputTerminal: isTerminal, size: size)
    }

    @Test func `the width is the terminal's, else COLUMNS, else 80`() {
        #expect(traits(["COLUMNS": "50"], isTerminal: true, size: .init(columns: 100, rows: 40)).width == 100)
        #expect(traits(["COLUMNS": "50"], isTerminal: true, size: .init(columns: 0, rows: 0)).width == 50)
        #expect(traits(["COLUMNS": "50"]).width == 50)
        #expect(traits().width == 80)
    }

    @Test(arguments: ["", "abc", "-5", "0", "1e3", "99999999999999999999"])
    func `a bad COLUMNS does not count`(columns: String) {
        #expect(traits(["COLUMNS": columns]).width == 80)
    }

    @Test func `the width has bounds`() {
        #expect(traits(["COLUMNS": "1"]).width == 20)
        #expect(traits(["COLUMNS": "1000000000"]).width == 1_000)
    }

    @Test func `a screenful is the height less 6, else LINES less 6, else 18`() {
        #expect(traits(["LINES": "30"], isTerminal: true, size: .init(columns: 80, rows: 40)).screenful == 34)
        #expect(traits(["LINES": "30"]).screenful == 24)
        #expect(traits().screenful == 18)
        #expect(traits(["LINES": "3"]).screenful == 1)
        #expect(traits(["LINES": "1000000000"]).screenful == 1_000)
    }

    @Test func `bold and colour appear on a terminal only`() {
        #expect(traits(isTerminal: true).isStyled)
        #expect(traits(["NO_COLOR": ""], isTerminal: true).isStyled)
        #expect(!traits(["NO_COLOR": "1"], isTerminal: true).isStyled)
        #expect(!traits(["TERM": "dumb"], isTerminal: true).isStyled)
        #expect(!traits().isStyled)
    }

    @Test func `the first locale that is set decides`() {
        #expect(traits(["LC_ALL": "", "LC_CTYPE": "C", "LANG": "en_GB.UTF-8"]).isUTF8 == false)
        #expect(traits(["LC_ALL": "en_GB.utf8", "LANG": "C"]).isUTF8)
        #expect(traits(["LANG": "C.UTF-8"]).isUTF8)
        #expect(!traits(["LANG": "POSIX"]).isUTF8)
        #expect(!traits(["LANG": "de_DE.ISO-8859-1"]).isUTF8)
    }

    @Test func `no locale at all counts as UTF-8`() {
        #expect(traits().isUTF8)
        #expect(traits(["LANG": ""]).isUTF8)
    }
}
