/// Makes a view for each element of a collection. State and tasks belong to the element's id and follow it.
///
/// ```swift
/// ForEach(users) { user in Text(user.name) }
/// ForEach(names, id: \.self) { Text($0) }
/// ForEach($todos) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
/// ```
///
/// Ids must be unique and lasting: a new `UUID` in each body makes every row a new one.
///
/// - Note: Mirrors SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    public typealias Body = Never
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?

    static var tracksReads: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        let node = children.node
        let attic = node.memory as? RowAttic ?? RowAttic()
        if node.memory == nil {
            node.memory = attic
            if let limit = node.windowLimit { attic.window = 0..<min(limit, data.count) }
        }
        attic.dataChanged(total: data.count) { Set(data.map { AnyHashable(id($0)) }) }
        if let window = attic.window { attic.window = window.clamped(to: 0..<data.count) }
        let range = attic.window ?? 0..<data.count
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(range.count)
        var index = data.index(data.startIndex, offsetBy: range.lowerBound)
        for offset in range {
            let element = data[index]
            let id = id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence == 1 { node.graph.diagnostics.duplicateID(AnyHashable(id), in: node) }
            let key = ChildKey.id(AnyHashable(id), occurrence: occurrence)
            let row = ForEachRow(element: element, content: content)
            if onDelete == nil, onMove == nil {
                children.add(row, key: key)
            } else {
                children.add(
                    EditableRow(content: row, offset: offset, count: data.count, onDelete: onDelete, onMove: onMove),
                    key: key)
            }
            data.formIndex(after: &index)
        }
    }

    func updated(from old: Self, node: Node) {
        let attic = node.memory as? RowAttic
        node.graph.atCommit { attic?.prune() }
    }
}

/// One element's view, under an observation scope of its own.
struct ForEachRow<Element, Content: View>: View, UnnamedView {
    let element: Element
    let content: (Element) -> Content

    var body: some View { content(element) }
}

extension ForEach {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Lets a person delete rows: `swipe N Delete`.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.onDelete = action
        return copy
    }

    /// Lets a person move rows: `swipe N Move Up`, `swipe N Move Down`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.onMove = action
        return copy
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}
