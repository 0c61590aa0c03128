/// What `onDelete` and `onMove` ask of the data.
///
/// Where Apple's frameworks bring the same methods, theirs are preferred.
extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }
    ///     .onDelete { todos.remove(atOffsets: $0) }
    /// ```
    @_disfavoredOverload
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }

    /// Moves the elements at these offsets to before the element that is at `destination` now.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }
    ///     .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    @_disfavoredOverload
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
        let before = enumerated().filter { !source.contains($0.offset) && $0.offset < destination }.map(\.element)
        let after = enumerated().filter { !source.contains($0.offset) && $0.offset >= destination }.map(\.element)
        self = Self(before + moved + after)
    }
}
