/// Something that can be told to stop.
///
/// Mirrors Combine's `Cancellable`.
public protocol Cancellable {
    /// Stops it. A second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it alive in a set, which is where a view model keeps its subscriptions.
    ///
    /// ```swift
    /// subject.sink { print($0) }.store(in: &cancellables)
    /// ```
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }

    /// Keeps it alive in an array or another collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}
