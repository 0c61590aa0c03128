/// A byte that is in no UTF-8 text.
///
/// A picture or a program that is taken for a script would bring a complaint for each of its many lines. So a file is
/// looked through before its first line is done.
struct WrongByte: Equatable, CustomStringConvertible {
    var byte: UInt8
    /// Counted from 1.
    var line: Int

    var description: String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "line \(line) has the byte 0x\(byte < 16 ? "0" : "")\(digits)"
    }

    /// The first one in a plain file, which is read on from its start afterwards; nil if there is none.
    static func first(in descriptor: Int32) -> WrongByte? {
        var search = Search()
        var block = [UInt8](repeating: 0, count: 65_536)
        var offset: off_t = 0
        while true {
            let count = pread(descriptor, &block, block.count, offset)
            // What cannot be read is told when its lines are.
            guard count > 0 else { return search.last() }
            if let wrong = search.next(block[..<count]) { return wrong }
            offset += off_t(count)
        }
    }

    /// Looks at bytes that come in blocks.
    struct Search {
        private var line = 1
        /// The start of a character whose end comes with the next block.
        private var kept: [UInt8] = []

        mutating func next(_ block: ArraySlice<UInt8>) -> WrongByte? {
            let bytes = kept + block
            let whole = bytes.dropLast(Self.cutOff(bytes))
            kept = Array(bytes[whole.endIndex...])
            guard Self.place(of: 0, in: whole) == nil, String(bytes: whole, encoding: .utf8) != nil else {
                return wrongByte(in: whole)
            }
            var rest = whole
            while let end = Self.place(of: 0x0A, in: rest) {
                line += 1
                rest = whole[(end + 1)...]
            }
            return nil
        }

        /// What is wrong when no block follows.
        mutating func last() -> WrongByte? { kept.first.map { WrongByte(byte: $0, line: line) } }

        /// How many bytes at the end are the start of a character.
        private static func cutOff(_ bytes: [UInt8]) -> Int {
            for count in 1...3 where count <= bytes.count {
                let byte = bytes[bytes.count - count]
                if byte & 0b1100_0000 == 0b1000_0000 { continue }
                let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
                return length > count ? count : 0
            }
            return 0
        }

        /// `memchr` is quick also in a program that is not optimised.
        private static func place(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
            bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return nil }
                return memchr(base, CInt(byte), buffer.count).map {
                    bytes.startIndex + base.distance(to: UnsafeRawPointer($0))
                }
            }
        }

        private mutating func wrongByte(in bytes: ArraySlice<UInt8>) -> WrongByte? {
            var parser = Unicode.UTF8.ForwardParser()
            var rest = bytes.makeIterator()
            var index = bytes.startIndex
            while let character = Self.character(parser.parseScalar(from: &rest)) {
                if character.first == 0x0A { line += 1 }
                index += character.count
            }
            return bytes.indices.contains(index) ? WrongByte(byte: bytes[index], line: line) : nil
        }

        /// The bytes of a character that may stand in a text.
        private static func character(
            _ result: Unicode.ParseResult<Unicode.UTF8.EncodedScalar>
        ) -> Unicode.UTF8.EncodedScalar? {
            guard case .valid(let character) = result, character.first != 0 else { return nil }
            return character
        }
    }
}
