extension ForEach {
    /// Makes a view with a binding for each element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingElements<C> {
        self.init(
            data: BindingElements(base: data), id: ElementID { $0.wrappedValue[keyPath: id] }, content: content)
    }

    /// Makes a view with a binding for each element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingElements<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: BindingElements(base: data), id: ElementID { $0.wrappedValue.id }, content: content)
    }
}

/// The elements of a bound collection, each as a binding.
///
/// A row that has just been removed may still be asked for its value; it gives the last one that it had.
public struct BindingElements<C: MutableCollection & RandomAccessCollection>: @preconcurrency RandomAccessCollection {
    private let base: Binding<C>
    private let elements: C

    @MainActor init(base: Binding<C>) {
        self.base = base
        elements = base.wrappedValue
    }

    public var startIndex: C.Index { elements.startIndex }
    public var endIndex: C.Index { elements.endIndex }
    public func index(after i: C.Index) -> C.Index { elements.index(after: i) }
    public func index(before i: C.Index) -> C.Index { elements.index(before: i) }
    public func index(_ i: C.Index, offsetBy distance: Int) -> C.Index { elements.index(i, offsetBy: distance) }
    public func distance(from start: C.Index, to end: C.Index) -> Int { elements.distance(from: start, to: end) }

    @MainActor public subscript(position: C.Index) -> Binding<C.Element> {
        let last = elements[position]
        return Binding(
            get: {
                let now = base.wrappedValue
                return now.indices.contains(position) ? now[position] : last
            },
            set: { new in
                guard base.wrappedValue.indices.contains(position) else { return }
                base.wrappedValue[position] = new
            })
    }
}
