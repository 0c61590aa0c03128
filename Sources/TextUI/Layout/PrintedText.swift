/// What a frame prints. It is on no actor: a closure on the main actor is asked where it runs each time it is called,
/// which takes longer than to write a line.
extension TextBlock {
    /// The lines without their styles and without trailing blanks.
    static func plainText(of blocks: [TextBlock]) -> String {
        // Written in place: to append each line to a text or to a list of bytes takes twice as long or more.
        let most = blocks.reduce(0) { $1.lines.reduce($0) { $0 + $1.plain.utf8.count + 1 } }
        return String(unsafeUninitializedCapacity: most) { text in
            var end = 0
            for block in blocks {
                for line in block.lines {
                    let start = end
                    var plain = line.plain
                    plain.withUTF8 { end = text[start...].initialize(fromContentsOf: $0) }
                    while end > start, text[end - 1] == 0x20 { end -= 1 }
                    text[end] = 0x0A
                    end += 1
                }
            }
            return max(0, end - 1)
        }
    }

    /// The lines with ANSI sequences for their styles.
    static func styledText(of blocks: [TextBlock]) -> String {
        blocks.flatMap(\.lines).map { $0.ansi() }.joined(separator: "\n")
    }
}
