import Testing

@testable import TextUI

@Suite struct WrongByteTests {
    /// What is found in bytes that come in blocks of this size.
    func wrongByte(in bytes: [UInt8], blockSize: Int) -> WrongByte? {
        var search = WrongByte.Search()
        for start in stride(from: 0, to: bytes.count, by: blockSize) {
            if let wrong = search.next(bytes[start..<min(start + blockSize, bytes.count)]) { return wrong }
        }
        return search.last()
    }

    @Test(arguments: [1, 2, 3, 4, 5, 100])
    func `text has no wrong byte, however it is cut into blocks`(blockSize: Int) {
        let text = "\u{FEFF}1\r\n# é 漢 👩‍👩‍👧 \u{10FFFF}\u{1}\u{7F}\n"
        #expect(wrongByte(in: Array(text.utf8), blockSize: blockSize) == nil)
        #expect(wrongByte(in: [], blockSize: blockSize) == nil)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 100])
    func `the first wrong byte is found with its line, however it is cut into blocks`(blockSize: Int) {
        func wrong(_ bytes: [UInt8]) -> WrongByte? {
            wrongByte(in: Array("é\n漢\n".utf8) + bytes, blockSize: blockSize)
        }
        #expect(wrong([0xFF, 0x0A, 0xFE]) == WrongByte(byte: 0xFF, line: 3))
        #expect(wrong([0x61, 0x0A, 0x80]) == WrongByte(byte: 0x80, line: 4))
        #expect(wrong([0x31, 0x00, 0x0A, 0x00]) == WrongByte(byte: 0x00, line: 3))
        // A character that breaks off, before another and at the end.
        #expect(wrong([0xF0, 0x9F, 0x91, 0x31]) == WrongByte(byte: 0xF0, line: 3))
        #expect(wrong([0x31, 0xC3]) == WrongByte(byte: 0xC3, line: 3))
        // Half of a pair of UTF-16, which is no character.
        #expect(wrong([0xED, 0xA0, 0x80]) == WrongByte(byte: 0xED, line: 3))
    }

    @Test func `it is told in words`() {
        #expect(WrongByte(byte: 0xAC, line: 12).description == "line 12 has the byte 0xAC")
        #expect(WrongByte(byte: 0x0, line: 1).description == "line 1 has the byte 0x00")
    }
}
