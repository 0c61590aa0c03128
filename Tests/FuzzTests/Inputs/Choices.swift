/// Turns bytes into choices, so that each input is a sequence of them: the same bytes, the same choices.
///
/// When the bytes are used up every choice is the first one.
struct Choices {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var areUsedUp: Bool { rest.isEmpty }

    mutating func byte() -> Int { rest.popFirst().map(Int.init) ?? 0 }

    /// A number from 0 up to `count`, or 0 if there is nothing to choose from.
    mutating func below(_ count: Int) -> Int { count > 0 ? byte() % count : 0 }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A text: often one that is known to be trouble, else the next few bytes as they are.
    mutating func text() -> String {
        let index = byte()
        if index < Self.texts.count { return Self.texts[index] }
        let length = index % 24
        defer { rest = rest.dropFirst(length) }
        return String(decoding: rest.prefix(length), as: UTF8.self)
    }

    /// The rest of the bytes.
    mutating func remaining() -> [UInt8] {
        defer { rest = [] }
        return Array(rest)
    }

    private static let texts = [
        "a", "", "Ada Lovelace", "2", "on", "two words and more of them than fit into one narrow line", "漢字かな", "👩‍👩‍👧 🇩🇪",
        "e\u{301}\u{301}", "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{202E}abc\u{202C}", "\0\u{7F}\u{9B}1m", "a\nb\r\nc",
        "\t\t",
        "\u{200B}\u{FEFF}", "\u{301}", String(repeating: "long", count: 300), "= \"x\" label: #", "-", "\u{2028}",
    ]
}
