/// A word or a mark of Swift code. A literal of text counts as one, without its text.
struct SwiftToken: Equatable {
    let text: String
    /// A name or keyword, and not a mark.
    let isWord: Bool
    let start: Int

    /// The word without backticks.
    var name: String { text.filter { $0 != "`" } }
}

/// Splits Swift code into words and marks. Comments are left out, and what stands in literals of text.
struct SwiftScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// Literals within literals. There is a limit, so that no file uses up the stack.
    private var nesting = 0
    private static let deepest = 20

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func tokens() -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        while let token = next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> SwiftToken? {
        while position < bytes.count {
            let start = position
            switch bytes[position] {
            case 0...0x20: position += 1
            case "/":
                if byte(1) == "/" {
                    skipLine()
                } else if byte(1) == "*" {
                    skipComment()
                } else if skipRegex() {
                    return literal(start)
                } else {
                    return mark()
                }
            case "\"":
                skipString(hashes: 0)
                return literal(start)
            case "#":
                let hashes = bytes[position...].prefix { $0 == "#" }.count
                if byte(hashes) == "\"" {
                    position += hashes
                    skipString(hashes: hashes)
                    return literal(start)
                }
                if byte(hashes) == "/", skipExtendedRegex(hashes: hashes) { return literal(start) }
                return mark()
            case "`": return quotedWord()
            case let byte where byte.isInWord: return word()
            default: return mark()
            }
        }
        return nil
    }

    private func byte(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    // MARK: Words and marks

    private mutating func mark() -> SwiftToken {
        defer { position += 1 }
        return SwiftToken(text: text(position..<position + 1), isWord: false, start: position)
    }

    private func literal(_ start: Int) -> SwiftToken { SwiftToken(text: "\"", isWord: false, start: start) }

    private mutating func word() -> SwiftToken {
        let start = position
        while position < bytes.count, bytes[position].isInWord { position += 1 }
        return SwiftToken(text: text(start..<position), isWord: true, start: start)
    }

    /// A name in backticks, such as a sentence, is one word. It keeps them, and so it is no keyword.
    private mutating func quotedWord() -> SwiftToken {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != "`", bytes[position] != "\n" { position += 1 }
        if byte(0) == "`" { position += 1 }
        return SwiftToken(text: text(start..<position), isWord: true, start: start)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: Comments

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != "\n" { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if bytes[position] == "/", byte(1) == "*" {
                depth += 1
                position += 2
            } else if bytes[position] == "*", byte(1) == "/" {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    // MARK: Literals

    /// The position is at the first quote.
    private mutating func skipString(hashes: Int) {
        let quotes = byte(1) == "\"" && byte(2) == "\"" ? 3 : 1
        position += quotes
        while position < bytes.count {
            if bytes[position] == "\\", hasHashes(hashes, at: position + 1) {
                position += 1 + hashes
                if byte(0) == "(" { skipInterpolation() } else { position += 1 }
            } else if bytes[position] == "\"", quotes == 1 || byte(1) == "\"" && byte(2) == "\"",
                hasHashes(hashes, at: position + quotes)
            {
                position += quotes + hashes
                return
            } else if bytes[position] == "\n", quotes == 1 {
                return
            } else {
                position += 1
            }
        }
    }

    /// The position is at the parenthesis.
    private mutating func skipInterpolation() {
        nesting += 1
        defer { nesting -= 1 }
        if nesting > Self.deepest {
            position = bytes.count
            return
        }
        var depth = 0
        while let token = next() {
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// A slash begins a regular expression if it stands before something and behind nothing, and has its end on the
    /// line.
    private mutating func skipRegex() -> Bool {
        if position > 0, bytes[position - 1] > 0x20, !"([{,;:=!".utf8.contains(bytes[position - 1]) { return false }
        if byte(1) <= 0x20 { return false }
        return skip(from: position + 1, to: 0, acrossLines: false)
    }

    private mutating func skipExtendedRegex(hashes: Int) -> Bool {
        let body = position + hashes + 1
        return skip(from: body, to: hashes, acrossLines: body < bytes.count && bytes[body] == "\n")
    }

    private mutating func skip(from body: Int, to hashes: Int, acrossLines: Bool) -> Bool {
        var place = body
        while place < bytes.count, acrossLines || bytes[place] != "\n" {
            if bytes[place] == "/", hasHashes(hashes, at: place + 1), hashes > 0 || bytes[place - 1] != " " {
                position = place + 1 + hashes
                return true
            }
            place += bytes[place] == "\\" ? 2 : 1
        }
        return false
    }

    private func hasHashes(_ count: Int, at place: Int) -> Bool {
        place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == "#" }
    }
}

private func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

private func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

private func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }

extension UInt8 {
    /// Letters, digits, `_`, `$` and all that is not ASCII.
    var isInWord: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x24, 0x80...: true
        default: false
        }
    }
}
