@testable import TextUI

/// Any text, laid out in any width.
enum TextInput {
    @MainActor static func run(_ bytes: [UInt8]) async throws(Finding) {
        var choices = Choices(bytes)
        let width = choices.below(24) + 1
        let lineLimit = choices.below(5)
        let alignment = choices.one(of: [LineAlignment.leading, .center, .trailing])
        let symbols = choices.flag() ? TextSymbols.ascii : .unicode
        let cut = choices.below(200)
        let rest = choices.remaining()
        let runs = [
            TextRun(text: String(decoding: rest.prefix(cut), as: UTF8.self), style: .bold),
            TextRun(text: String(decoding: rest.dropFirst(cut), as: UTF8.self), style: []),
        ]
        let block = TextBlock.text(runs, width: width, lineLimit: lineLimit, alignment: alignment, symbols: symbols)
        try check(block, width: width)
        try check(.beside([block, block.prefixed(TextLine("[1] "))], spacing: 3, alignment: .bottom), width: nil)
        let over = block.overlaid(by: block.indented(by: 2), horizontal: .center, vertical: .center)
        try check(over, width: nil)
        try check(over.clipped(to: width), width: width)
        for line in block.lines { try check(line.truncated(to: 3, ellipsis: true, symbols: symbols), width: 3) }
        try await screen(runs, width: width + 20)
    }

    private static func check(_ block: TextBlock, width: Int?) throws(Finding) {
        for line in block.lines { try check(line, width: min(width ?? block.width, block.width)) }
        for text in block.wrapped { try FrameRules.checkHarmless(text.text) }
    }

    private static func check(_ line: TextLine, width: Int) throws(Finding) {
        let shown = line.plain.debugDescription
        if line.width != line.plain.cellWidth { throw Finding("\(line.width) for \(line.plain.cellWidth): \(shown)") }
        if line.width > width { throw Finding("\(line.width) cells in a width of \(width): \(shown)") }
        if line.runs.map(\.text).joined() != line.plain { throw Finding("its runs are another text: \(shown)") }
        if line.plain.contains("\n") { throw Finding("a line has two lines: \(shown)") }
        try FrameRules.checkHarmless(line.plain)
    }

    /// The same text wherever a screen shows one.
    @MainActor private static func screen(_ runs: [TextRun], width: Int) async throws(Finding) {
        let (first, second) = (runs[0].text, runs[1].text)
        let screen = FuzzScreen(width: width) {
            List {
                Section(first) {
                    HStack {
                        Text(first).bold() + Text(second)
                        Button(second) {}
                        Spacer()
                        TextField(first, text: .constant(second))
                    }
                    Picker(second, selection: .constant(first)) { Text(second).tag(first) }
                }
                Text(first).frame(width: 60).swipeActions { Button(second) {} }
            }
            .navigationTitle(second)
            .alert(first, isPresented: .constant(second.isEmpty)) {}
        }
        try await screen.start()
        for line in ["help", "1", first, "label: \(second)", "expect \(second)"] { try await screen.enter(line) }
        try await screen.close()
    }
}
