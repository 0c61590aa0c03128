import Testing

@testable import TextUI

@Suite struct CellWidthTests {
    @Test(arguments: [
        ("", 0), ("Count: 1", 8), ("naïve café", 10), ("Привет", 6), ("\u{2026}\u{2500}\u{203A}", 3),
        ("\u{A1}\u{A7}\u{B0}\u{2460}", 4),
    ])
    func `letters take one cell, those of ambiguous width too`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("日本語", 6), ("ひらがな", 8), ("カタカナ", 8), ("ｶﾀｶﾅ", 4), ("Ａ１！", 6), ("　", 2), ("한글", 4),
        ("𠀀", 2), ("〈〉", 4), ("䷀☰", 4), ("〿", 1), ("a漢b", 4),
    ])
    func `wide East Asian characters take two cells`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("a\u{FE0F}", 1),
        ("\u{AD}", 0), ("שָׁלוֹם", 4), ("مُحَمَّد", 4), ("กำ", 2), ("ที่", 1),
    ])
    func `marks and invisible characters take no cell`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [("नमस्ते", 4), ("हिन्दी", 3), ("க்ஷ", 2), ("বাংলা", 2), ("ශ්‍රී", 2)])
    func `each consonant of an Indic conjunct takes a cell, its vowel signs none`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{AC00}\u{11A8}", 2), ("\u{1100}\u{1161}\u{1102}\u{1161}", 4),
        ("\u{D55C}\u{AE00}", 4), ("\u{115F}\u{1161}", 2), ("\u{3131}", 2),
    ])
    func `parts of a Hangul syllable share two cells`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2), ("👩‍❤️‍💋‍👨", 2), ("🏳️‍🌈", 2), ("👍🏿", 2), ("☝🏽", 2), ("☝️", 2), ("☝", 1),
        ("❤️", 2), ("❤", 1), ("❤️‍🔥", 2), ("⌚", 2), ("©", 1), ("©️", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 1),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("#️⃣", 2), ("*️⃣", 2), ("👩👩", 4), ("🏻", 2), ("a🏻", 3), ("👋🏻🏻", 4),
    ])
    func `an emoji takes two cells, however it is put together`(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: ["\0", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}"])
    func `control characters take no cell`(text: String) {
        #expect(text.cellWidth == 0)
    }

    @Test func `a text is as wide as its characters are together`() {
        let text = "a漢e\u{301}👩‍👩‍👧‍👦🇩🇪🇫नमस्ते1️⃣☝🏽ﾊﾞ\u{1100}\u{1161}"
        #expect(text.reduce(0) { $0 + $1.cellWidth } == text.cellWidth)
    }

    /// A line is cut by characters and counted as a whole, so the two must agree whatever the text is.
    @Test func `any five scalars are as wide as the characters that they make`() {
        let scalars = ["a", "1", "\u{301}", "\u{200D}", "\u{FE0F}", "👩", "🏽", "🇦"]
        var texts = [""]
        for _ in 1...5 { texts = texts.flatMap { text in scalars.map { text + $0 } } }
        let wrong = texts.filter { text in text.reduce(0) { $0 + $1.cellWidth } != text.cellWidth }
        #expect(wrong.map(\.debugDescription) == [])
    }

    @Test func `joiners join only emoji`() {
        #expect("漢\u{200D}漢".cellWidth == 4)
        #expect("a\u{200D}👩".cellWidth == 3)
        #expect("👩\u{200D}a".cellWidth == 3)
        #expect("👩\u{200D}1\u{FE0F}".cellWidth == 4)
        #expect("👩\u{200D}\u{200D}👧".cellWidth == 4)
        #expect("👩\u{200D}\u{301}\u{200D}👧".cellWidth == 4)
    }
}
