import Testing

/// A fenced block of a document.
struct FencedBlock: CustomTestStringConvertible {
    let file: String
    /// The line of the opening fence, from 1.
    let line: Int
    /// What follows the opening fence: `swift Samples/Counter/CounterView.swift`.
    let info: String
    let lines: [String]

    /// The first word of the info string.
    var language: String { String(info.prefix { $0 != " " }) }

    /// The info string after the language.
    var argument: String { info.dropFirst(language.count).trimmingPrefix(" ").description }

    var testDescription: String { "\(file):\(line)" }

    /// A fault of the block as a whole.
    func fault(_ text: String) -> Fault { Fault(file: file, line: line, text: text) }

    /// A fault at the first line that is not what it should be. Nil if all are.
    func firstDifference(from truth: [String], called source: String) -> Fault? {
        for index in 0..<max(lines.count, truth.count) {
            let here = index < lines.count ? lines[index] : nil
            let there = index < truth.count ? truth[index] : nil
            if here == there { continue }
            return Fault(
                file: file, line: line + 1 + min(index, lines.count),
                text: """
                    this block is not what \(source) says.
                      here:  \(here ?? "(the block ends)")
                      there: \(there ?? "(the end)")
                    If the source is right, `make update-docs` rewrites the block.
                    """)
        }
        return nil
    }
}
