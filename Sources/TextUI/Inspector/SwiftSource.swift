/// A Swift file: its lines, and the types that it declares.
final class SwiftSource {
    struct Declaration: Equatable {
        let name: String
        let kind: String
        /// The types around it, the outermost first.
        let owners: [String]
        let line: Int
        let lines: ClosedRange<Int>
    }

    private let bytes: [UInt8]
    /// Where each line begins.
    private lazy var starts = [0] + bytes.indices.lazy.filter { self.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }

    /// All types of the file, in the order of their names in it.
    private(set) lazy var declarations = found.filter { $0.kind != "extension" }
    private(set) lazy var extensions = found.filter { $0.kind == "extension" }

    private lazy var found = {
        var finder = DeclarationFinder(bytes)
        return finder.run().map { found in
            Declaration(
                name: found.name, kind: found.kind, owners: found.owners, line: line(at: found.place),
                lines: line(at: found.range.lowerBound)...line(at: found.range.upperBound))
        }
    }()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var lineCount: Int { starts.count }

    /// The text of a line, counted from 1.
    func line(_ number: Int) -> String {
        let end = number < starts.count ? starts[number] : bytes.count
        var line = bytes[starts[number - 1]..<end]
        while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }

    /// The number of the line in which a byte stands.
    private func line(at position: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// False if the name stands nowhere behind a word that declares a type. Quick, so that most files are not taken
    /// apart.
    func mayDeclare(_ name: String) -> Bool {
        let name = Array(name.utf8)
        return bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let first = name.first else { return false }
            var from = 0
            while from + name.count <= bytes.count,
                let place = memchr(base + from, Int32(first), bytes.count - from - name.count + 1)
            {
                let start = base.distance(to: UnsafeRawPointer(place))
                let end = start + name.count
                if memcmp(place, name, name.count) == 0, end == bytes.count || !bytes[end].isInWord,
                    Self.isDeclared(at: start, in: bytes)
                {
                    return true
                }
                from = start + 1
            }
            return false
        }
    }

    private static func isDeclared(at position: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        var end = position
        while end > 0, bytes[end - 1] <= UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        if end == position { return false }
        return beginnings.contains { $0.count <= end && $0.elementsEqual(bytes[(end - $0.count)..<end]) }
    }

    /// The last is the end of a comment between the word and the name.
    private static let beginnings = (DeclarationFinder.kinds.sorted() + ["*/"]).map { Array($0.utf8) }
}
