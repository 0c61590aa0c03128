import Testing

@testable import TextUI

/// A text reads as Swift code writes it, so that what differs reads differently.
struct StringLiteralTests {
    @Test(arguments: [
        ("", #""""#), ("Ada", #""Ada""#), (#"a" -> "b"#, #""a\" -> \"b""#), (#"C:\new"#, #""C:\\new""#),
        ("a\nb\r\nc\td\0", #""a\nb\r\nc\td\0""#), ("\u{1B}[2J\u{7}\u{7F}\u{9B}", #""\u{1B}[2J\u{07}\u{7F}\u{9B}""#),
        ("\u{202E}a\u{2066}b\u{200F}\u{2028}", #""\u{202E}a\u{2066}b\u{200F}\u{2028}""#),
    ])
    func `quotes, backslashes and what acts on a terminal are escaped`(text: String, literal: String) {
        #expect(StringLiteral.of(text) == literal)
    }

    @Test(arguments: [
        "\u{200B}", "\u{AD}", "\u{FEFF}", "\u{2060}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{E0001}",
        "\u{E0041}", "\u{E0100}", "\u{180E}", "\u{3164}", "\u{115F}", "\u{34F}", "\u{FFF9}", "\u{A0}", "\u{3000}",
        "\u{2800}", "\u{1D173}",
    ])
    func `what has no ink is told by its code`(hidden: String) {
        let code = String(hidden.unicodeScalars.first!.value, radix: 16, uppercase: true)
        let escape = "\\u{" + (code.count == 3 ? "0" : "") + code + "}"
        #expect(StringLiteral.of(hidden) == "\"\(escape)\"")
        #expect(StringLiteral.of("a\(hidden)b") == "\"a\(escape)b\"")
        #expect(StringLiteral.of("日\(hidden)") == "\"日\(escape)\"")
    }

    @Test(arguments: [
        "👩🏻‍❤️‍💋‍👨🏻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "👍🏽", "é", "e\u{301}", "日本語", "مرحبا", "မြန်မာ", "नमस्ते", "한국어", "a–b „c“",
    ])
    func `writing and emoji stay as they are`(text: String) {
        #expect(StringLiteral.of(text) == "\"\(text)\"")
    }

    @Test(arguments: [
        ("😀\u{FE0F}", "\"😀\\u{FE0F}\""), ("👩\u{200D}", "\"👩\\u{200D}\""), ("1\u{FE0F}", "\"1\\u{FE0F}\""),
        ("❤\u{FE0F}\u{FE0F}", "\"❤\u{FE0F}\\u{FE0F}\""), ("می\u{200C}خواهم", "\"می\\u{200C}خواهم\""),
    ])
    func `a part of an emoji that changes nothing is told by its code`(text: String, literal: String) {
        #expect(StringLiteral.of(text) == literal)
    }

    @Test(arguments: [
        ("\u{301}x", #""\u{0301}x""#), ("\n\u{301}", #""\n\u{0301}""#), ("\"\u{301}", #""\"\u{0301}""#),
        ("a\u{200B}\u{301}", #""a\u{200B}\u{0301}""#),
    ])
    func `a mark sits on a letter, not on a quote or a code`(text: String, literal: String) {
        #expect(StringLiteral.of(text) == literal)
    }

    @Test func `marks beyond what any emoji has are told by their code`() {
        let nine = "a" + String(repeating: "\u{308}", count: 9)
        #expect(StringLiteral.of(nine) == "\"\(nine)\"")
        #expect(StringLiteral.of(nine + "\u{308}b") == "\"\(nine)\\u{0308}b\"")
    }

    @Test(arguments: ["a", "é", "\u{1F600}"])
    func `forty characters are shown, then it is cut`(character: String) {
        let forty = String(repeating: character, count: 40)
        #expect(StringLiteral.of(forty) == "\"\(forty)\"")
        #expect(StringLiteral.of(forty + character) == "\"\(forty)…\"")
    }

    @Test func `a code is never cut in two`() {
        let letters = String(repeating: "a", count: 35)
        #expect(StringLiteral.of(letters + "\u{200B}b") == "\"\(letters)…\"")
        #expect(StringLiteral.of(letters + "\tb\n") == "\"\(letters)\\tb\\n\"")
    }
}
