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
    let id: ElementID<Data.Element, ID>
    let content: (Data.Element) -> Content
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?

    static var keepsDrawing: Bool { true }

    func makeChildren(_ children: inout ChildList) {
        let node = children.node
        let attic = node.memory as? RowAttic ?? RowAttic()
        // What the data reads concerns all rows. What a row reads concerns that row alone, so it comes afterwards.
        let (range, elements, ids) = node.observing(in: node.graph) { read(node, attic) }
        var keys = ElementKeys(ids, old: attic.mounted as? [ID] ?? [])
        attic.mounted = ids
        // One value for all rows, whose element changes: a row of its own for each would take up the closure each time,
        // which is a fifth of what rows cost that are made anew.
        guard var row = elements.first.map({ ForEachRow(content: content, element: $0) }) else { return }
        for index in elements.indices {
            row.element = elements[index]
            if onDelete == nil, onMove == nil {
                add(row, at: index, to: &children, &keys)
            } else {
                let row = EditableRow(
                    content: row, offset: range.lowerBound + index, count: attic.total, onDelete: onDelete,
                    onMove: onMove)
                add(row, at: index, to: &children, &keys)
            }
        }
    }

    /// The part of the data that is mounted, its elements and their ids.
    private func read(_ node: Node, _ attic: RowAttic) -> (Range<Int>, [Data.Element], [ID]) {
        let count = data.count
        if node.memory == nil {
            node.memory = attic
            if let limit = node.windowLimit { attic.window = 0..<min(limit, count) }
        }
        attic.dataChanged(total: count) { Set(data.map { AnyHashable(id.of($0)) }) }
        if let window = attic.window { attic.window = window.clamped(to: 0..<count) }
        let range = attic.window ?? 0..<count
        let elements = elements(in: range)
        var ids: [ID] = []
        ids.reserveCapacity(elements.count)
        for place in elements.indices { ids.append(id.of(elements[place])) }
        return (range, elements, ids)
    }

    private func add<Row: View>(
        _ row: Row, at index: Int, to children: inout ChildList, _ keys: inout ElementKeys<ID>
    ) {
        if let place = keys.oldPlace(index), children.add(row, oldPlace: place) { return }
        children.add(row, key: keys.key(index, in: children.node))
    }

    /// An array or a range gives all at once; for any other collection each access allocates.
    private func elements(in range: Range<Int>) -> [Data.Element] {
        if let array = data as? [Data.Element] {
            return range.count == array.count ? array : Array(array[range])
        }
        if let numbers = data as? Range<Int>,
            let part = Array(numbers.dropFirst(range.lowerBound).prefix(range.count)) as? [Data.Element]
        {
            return part
        }
        var elements: [Data.Element] = []
        elements.reserveCapacity(range.count)
        var index = data.index(data.startIndex, offsetBy: range.lowerBound)
        for _ in range {
            elements.append(data[index])
            data.formIndex(after: &index)
        }
        return elements
    }

    /// The same elements make the same rows. Only data that cannot change without becoming another value is compared.
    static var isSkippedIfEqual: Bool { Data.self is any ValueData.Type }

    func updated(from old: Self, node: Node) {
        let attic = node.memory as? RowAttic
        node.graph.atCommit { attic?.prune() }
    }
}

/// Data that is a value all through, and whose bits tell whether it is the same.
protocol ValueData {}
extension Array: ValueData {}
extension ArraySlice: ValueData {}
extension Range: ValueData {}

/// One element's view, under an observation scope of its own.
struct ForEachRow<Element, Content: View>: View, UnnamedView {
    let content: (Element) -> Content
    var element: Element

    var body: some View { content(element) }
}

extension ForEach {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, id: ElementID(path: id) { $0[keyPath: id] }, content: content)
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
        self.init(data: data, id: ElementID { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: ElementID { $0 }, content: content)
    }
}
