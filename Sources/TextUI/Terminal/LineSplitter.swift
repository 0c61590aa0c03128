/// What the reader hands on.
enum InputLine: Equatable, Sendable {
    case line(String)
    /// A line over the limit: only its start was kept.
    case tooLong(start: String)
    /// The input cannot be read any further.
    case failed(String)
}

/// Cuts bytes into lines, with limits: neither a long line nor one without an end fills the memory.
///
/// Bytes that are not UTF-8 become U+FFFD, and so does NUL: much code beneath takes it for the end of a text. A line
/// ends with LF or CRLF; the last one may end with the input.
struct LineSplitter {
    static let longestLine = 1 << 20
    /// Where a line without an end is given up.
    static let longestSearch = 16 << 20

    private var bytes: [UInt8] = []
    private var lineStart = 0
    private var searched = 0
    /// The start of the line that is being left out.
    private var overlong: String?
    private var leftOut = 0
    private var isFirstLine = true

    mutating func append(_ new: some Sequence<UInt8>) {
        if lineStart > 0 {
            bytes.removeFirst(lineStart)
            searched -= lineStart
            lineStart = 0
        }
        bytes.append(contentsOf: new)
    }

    /// The next whole line; nil if more bytes are needed.
    mutating func next() -> InputLine? {
        if let end = lineEnd() {
            let line = take(upTo: end)
            lineStart = end + 1
            searched = lineStart
            return line
        }
        searched = bytes.count
        guard searched - lineStart > Self.longestLine + 1 else { return nil }
        if overlong == nil { overlong = start(of: bytes[lineStart...]) }
        leftOut += bytes.count - lineStart
        bytes = []
        lineStart = 0
        searched = 0
        guard leftOut > Self.longestSearch else { return nil }
        return .failed("a line has no end within \(Self.longestSearch >> 20) MB: this is no text")
    }

    /// Where the next line feed is. `memchr` is quick also in a program that is not optimised.
    private func lineEnd() -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, searched < bytes.count else { return nil }
            return memchr(base + searched, 0x0A, bytes.count - searched).map { base.distance(to: UnsafeRawPointer($0)) }
        }
    }

    /// The rest when the input ends, if there is one.
    mutating func last() -> InputLine? {
        guard lineStart < bytes.count || overlong != nil else { return nil }
        defer {
            bytes = []
            lineStart = 0
            searched = 0
        }
        return take(upTo: bytes.count)
    }

    private mutating func take(upTo end: Int) -> InputLine {
        var line = bytes[lineStart..<end]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        defer {
            overlong = nil
            leftOut = 0
            isFirstLine = false
        }
        if let overlong { return .tooLong(start: overlong) }
        if line.count > Self.longestLine { return .tooLong(start: start(of: line)) }
        // 0xFF is in no UTF-8.
        let text = String(decoding: line.map { $0 == 0 ? 0xFF : $0 }, as: UTF8.self)
        // Some editors put a byte order mark before a script.
        if isFirstLine, text.unicodeScalars.first == "\u{FEFF}" {
            return .line(String(text.unicodeScalars.dropFirst()))
        }
        return .line(text)
    }

    private func start(of line: ArraySlice<UInt8>) -> String {
        String(String(decoding: line.prefix(240), as: UTF8.self).prefix(60))
    }
}
