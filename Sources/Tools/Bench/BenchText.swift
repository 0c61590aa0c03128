import Foundation
import TextUI

private struct Page: View {
    let text: String
    let model: BenchModel
    var body: some View { Text("\(model.title % 10)\(text)") }
}

extension Bench {
    /// Text that is wrapped, against wrapping it without a look at words, styles and what could do harm.
    static func text(_ report: inout Report) {
        let texts = [
            ("ASCII", "The quick brown fox jumps over the lazy dog. "), ("wide characters", "素早い茶色の狐はのろまな犬を飛び越える。"),
            ("emoji", "👨‍👩‍👧‍👦 family 🇩🇪 flag 👍🏽 thumb "), ("marks", "Zu\u{308}rich, Malmo\u{308}, A\u{30A}s, São Paulo. "),
        ]
        for (name, text) in texts {
            let long = String(repeating: text, count: 10_000 / text.count)
            report.compare(
                "text: 10,000 characters wrapped, \(name)", atMost: 10, times: "characters counted into lines",
                floor: { measure { keep(plainLines(long)) } }, { wrapped(long) })
        }
    }

    private static func wrapped(_ text: String) -> Measurement {
        let model = BenchModel(count: 0)
        return mounted(Page(text: text, model: model)) { driver in
            measure {
                model.title += 1
                keep(driver.frame)
            }
        }
    }

    private static func plainLines(_ text: String) -> String {
        var lines: [String] = []
        var line = ""
        var cells = 0
        for character in text {
            let width = character.isASCII ? 1 : 2
            if cells + width > 80 {
                lines.append(line)
                line = ""
                cells = 0
            }
            line.append(character)
            cells += width
        }
        lines.append(line)
        return lines.joined(separator: "\n")
    }
}
