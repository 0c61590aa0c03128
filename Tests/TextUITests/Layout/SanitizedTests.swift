import Testing

@testable import TextUI

@Suite struct SanitizedTests {
    @Test(arguments: [
        "", "Count: 1", "a\nb\n", "naïve – „Grüße“", "日本語", "👩‍👩‍👧‍👦 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣", "e\u{301}", "می‌خواهم", "नमस्ते", "한글",
    ])
    func `ordinary text stays as it is`(text: String) {
        #expect(text.sanitized == text)
        #expect(Array(text.sanitized.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `control characters become pictures`() {
        #expect("\u{1B}[31mred\u{7}\0\u{8}\u{B}\u{7F}".sanitized == "␛[31mred␇␀␈␋␡")
    }

    @Test func `without Unicode control characters are spelled with a caret`() {
        #expect("\u{1B}[31m\u{7}\0\u{7F}\u{9B}".sanitized(for: .ascii) == "^[[31m^G^@^?<U+009B>")
    }

    @Test func `text beyond ASCII stays also where symbols are ASCII`() {
        #expect("Grüße, 漢字".sanitized(for: .ascii) == "Grüße, 漢字")
    }

    @Test func `C1 control characters show their code`() {
        #expect("\u{9B}31m\u{85}\u{80}".sanitized == "<U+009B>31m<U+0085><U+0080>")
    }

    @Test func `what turns the direction of writing shows its code`() {
        #expect("a\u{202E}b\u{2066}c\u{200F}d\u{61C}".sanitized == "a<U+202E>b<U+2066>c<U+200F>d<U+061C>")
    }

    @Test func `every kind of line end is one line feed`() {
        #expect("a\r\nb\rc\nd\u{2028}e\u{2029}f\n\rg\r\r\nh".sanitized == "a\nb\nc\nd\ne\nf\n\ng\n\nh")
    }

    @Test func `a tab is four blanks`() {
        #expect("a\tb\t".sanitized == "a    b    ")
    }

    @Test func `characters without ink are taken out`() {
        let hidden = "\u{200B}\u{FEFF}\u{AD}\u{2060}\u{2063}\u{206A}\u{180E}\u{3164}\u{FFA0}\u{FFF9}\u{E0001}\u{1D173}"
        #expect("us\(hidden)er".sanitized == "user")
    }

    @Test func `tags stay in flags only`() {
        #expect("🏴\u{E0067}\u{E0062}\u{E007F}".sanitized == "🏴\u{E0067}\u{E0062}\u{E007F}")
        #expect("a\u{E0068}\u{E0069}b".sanitized == "ab")
    }

    @Test func `a mark without a letter stands on a dotted circle`() {
        #expect("\u{301}a\n\u{302}".sanitized == "◌\u{301}a\n◌\u{302}")
        #expect("\u{FE0F}\u{200D}a".sanitized == "a")
    }

    @Test func `at most eight marks stay on a letter`() {
        let zalgo = "a" + String(repeating: "\u{301}", count: 1_000) + "b" + String(repeating: "\u{302}", count: 3)
        #expect(zalgo.sanitized == "a" + String(repeating: "\u{301}", count: 8) + "b\u{302}\u{302}\u{302}")
    }

    @Test func `a chain of joined emoji is cut after eight joiners`() {
        let chain = String(repeating: "👩\u{200D}", count: 20)
        let part = String(repeating: "👩\u{200D}", count: 8) + "👩"
        #expect(chain.sanitized == part + part + "👩\u{200D}👩\u{200D}")
    }

    @Test func `runs that follow each other are cleaned as one text`() {
        var sanitizer = Sanitizer(isASCII: false)
        let parts = ["a\r", "\nb", "\u{301}", "\n", "\u{301}"].map { sanitizer.clean($0) }
        #expect(parts == ["a\n", "b", "\u{301}", "\n", "◌\u{301}"])
    }

    @Test func `no byte of an escape sequence stays`() {
        let all = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) }))
        let clean = all.sanitized
        #expect(!clean.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F..<0xA0 ~= $0.value })
        #expect(clean.sanitized == clean)
    }
}
