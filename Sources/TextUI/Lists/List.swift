/// Rows one under the other. Of a long list only the rows on the screen are mounted; `more` brings on the next.
///
/// ```swift
/// List(users) { user in Text(user.name) }
/// List { Section("Open") { ForEach(open) { TodoRow(todo: $0) } } }
/// ```
///
/// - Note: Mirrors SwiftUI's `List`, without selection.
public struct List<Content: View>: WindowedView {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List {
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    public init<Row: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init { ForEach(data, content: rowContent) }
    }

    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<BindingElements<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }
}

/// A view that mounts only the rows in its window.
@MainActor protocol WindowedView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

extension WindowedView {
    static var isBlock: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        let node = children.node
        node.memory = node.memory ?? ListWindow(limit: node.graph.screenful)
        children.add(content)
    }

    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock { layout.rows(of: node, width: width) }

    static var settles: Bool { true }
    func settle(_ node: Node) -> Bool { node.settleRows() }
    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) { survey.windows.append(node) }
}

extension Layout {
    /// Draws the rows of a list that fit on the screen, and how many there are before and after.
    func rows(of list: Node, width: Int) -> TextBlock {
        guard let window = list.memory as? ListWindow else { return stack(list.blocks(), width: width) }
        var rows: [(headers: [TextBlock], row: TextBlock)] = []
        var headers: [TextBlock] = []
        var position = 0
        for item in list.rowItems() {
            switch item {
            case .header(let node):
                // The headers around rows that are not mounted are for none of those that are.
                if window.range.contains(position) || position == window.range.upperBound {
                    headers.append(block(node, width: width))
                }
            case .gap(_, let range):
                headers = []
                position += range.count
            case .nothing: break
            case .row(let nodes, _):
                if window.range.contains(position) {
                    rows.append((headers, stack(nodes.filter { !$0.isHidden }, width: width)))
                }
                headers = []
                position += 1
            }
        }
        window.fit(rows.map(\.row.height))
        let shown = rows[window.shown.lowerBound - window.start..<window.shown.upperBound - window.start]
        var blocks = shown.flatMap { $0.headers + [$0.row] }.filter { $0.height > 0 }
        func note(_ count: Int, _ words: String) -> TextBlock {
            let text = "\(symbols.ellipsis) \(grouped(count)) \(words)"
            return .text([TextRun(text: text, style: .dim)], width: width, lineLimit: 1, alignment: .leading)
        }
        if window.before > 0 { blocks.insert(note(window.before, "before"), at: 0) }
        blocks += window.after == 0 ? headers : [note(window.after, "more")]
        return .stackedVertically(blocks, spacing: 0, alignment: .leading)
    }

    /// A number with a comma before each three digits: `9,980`.
    private func grouped(_ number: Int) -> String {
        var digits = String(number)
        var place = digits.endIndex
        while digits.distance(from: digits.startIndex, to: place) > 3 {
            place = digits.index(place, offsetBy: -3)
            digits.insert(",", at: place)
        }
        return digits
    }
}
