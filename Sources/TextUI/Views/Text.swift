/// One or more lines of text.
///
/// ```swift
/// Text("Count: \(count)")
/// Text(price, format: .number.precision(.fractionLength(2)))
/// Text("Total ") + Text(total).bold()
/// ```
///
/// Control characters are made visible, so that no text can move the cursor or change colours.
///
/// - Note: Mirrors SwiftUI's `Text`.
public struct Text: PrimitiveView, Equatable {
    public typealias Body = Never
    var runs: [TextRun]

    public init(_ key: LocalizedStringKey) {
        runs = key.runs
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        runs = [TextRun(text: String(content), style: [])]
    }

    public init(verbatim content: String) {
        runs = [TextRun(text: content, style: [])]
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.runs += right.runs
        return text
    }

    private func adding(_ style: TextStyle, if isActive: Bool = true) -> Text {
        var text = self
        for index in text.runs.indices {
            if isActive { text.runs[index].style.insert(style) } else { text.runs[index].style.remove(style) }
        }
        return text
    }

    public func bold(_ isActive: Bool = true) -> Text { adding(.bold, if: isActive) }
    public func italic(_ isActive: Bool = true) -> Text { adding(.italic, if: isActive) }
    public func underline(_ isActive: Bool = true) -> Text { adding(.underline, if: isActive) }
    public func strikethrough(_ isActive: Bool = true) -> Text { adding(.strikethrough, if: isActive) }

    static var isBlock: Bool { true }
    static var isLeaf: Bool { true }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        let environment = node.scope.text
        return .text(
            environment.style.isEmpty ? runs : adding(environment.style).runs,
            width: width, lineLimit: environment.lineLimit,
            alignment: LineAlignment(environment.alignment), symbols: layout.symbols)
    }

    func idealWidth(_ node: Node, _ layout: Layout) -> Int { TextBlock.idealWidth(runs) }
}

extension Text: SpokenView {
    func spokenText(_ node: Node) -> String? { runs.map(\.text).joined() }
}

/// How the texts of a part of the screen are drawn.
struct TextEnvironment: Equatable {
    var style: TextStyle
    var lineLimit: Int?
    var alignment: TextAlignment
}

/// How the lines of a text are aligned with each other.
///
/// - Note: Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension LineAlignment {
    init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
    }
}
