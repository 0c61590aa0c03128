/// Gives a view the value that a picker or a tab view selects it by.
struct Tag<Content: View, Value: Hashable>: PrimitiveView, TaggedView {
    typealias Body = Never
    let content: Content
    let value: Value
    func makeChildren(_ children: inout ChildList) { children.add(content) }
    var tagValue: AnyHashable { AnyHashable(value) }
}

@MainActor protocol TaggedView {
    var tagValue: AnyHashable { get }
}

extension View {
    /// Sets the value by which a `Picker` or `TabView` selects the view.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        Tag(content: self, value: tag)
    }
}

extension Node {
    /// The tag around the node or right inside it, else the id of its `ForEach` element.
    func tagValue(upTo end: Node) -> AnyHashable? {
        var id: AnyHashable?
        var node: Node? = self
        while let current = node, current !== end {
            if let tagged = current.anyView as? any TaggedView { return tagged.tagValue }
            if id == nil, case .id(let key, _) = current.key { id = key }
            node = current.parent
        }
        var inside = children
        while let next = inside.popLast() {
            if let tagged = next.anyView as? any TaggedView { return tagged.tagValue }
            if inside.isEmpty, next.children.count == 1 { inside = next.children }
        }
        return id
    }
}
