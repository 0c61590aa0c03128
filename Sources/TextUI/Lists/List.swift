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
    /// Draws the rows in the window of a list, and how many there are before and after.
    func rows(of list: Node, width: Int) -> TextBlock {
        guard let window = list.memory as? ListWindow else { return stack(list.blocks(), width: width) }
        var blocks: [TextBlock] = []
        func note(_ text: String) {
            blocks.append(.text([TextRun(text: text, style: .dim)], width: width, lineLimit: 1, alignment: .leading))
        }
        if window.before > 0 { note("\(symbols.ellipsis) \(grouped(window.before)) before") }
        var position = 0
        var headers: [Node] = []
        for item in list.rowItems() {
            switch item {
            case .header(let node):
                headers.append(node)
            case .gap(_, let range):
                headers = []
                position += range.count
            case .nothing: break
            case .row(let nodes, _):
                if window.range.contains(position) {
                    for header in headers { blocks.append(block(header, width: width)) }
                    headers = []
                    let row = stack(nodes.filter { !$0.isHidden }, width: width)
                    if row.height > 0 { blocks.append(row) }
                } else {
                    headers = []
                }
                position += 1
            }
        }
        if window.after == 0 { for header in headers { blocks.append(block(header, width: width)) } }
        if window.after > 0 { note("\(symbols.ellipsis) \(grouped(window.after)) more") }
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
