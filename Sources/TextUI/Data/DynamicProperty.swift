/// A stored property of a view that the graph brings up to date before `body` runs.
///
/// ```swift
/// @propertyWrapper struct Uppercased: DynamicProperty {
///     @State private var text = ""
///
///     var wrappedValue: String {
///         get { text.uppercased() }
///         nonmutating set { text = newValue }
///     }
/// }
/// ```
///
/// Dynamic properties inside are found too, at any depth.
///
/// - Note: Mirrors SwiftUI's `DynamicProperty`.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before `body`, when the properties inside are up to date.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that keeps something in the node.
@MainActor protocol LinkedProperty: DynamicProperty {
    /// Takes up what the node keeps at `slot`, or puts it there.
    mutating func link(to node: Node, slot: Int)
}

extension Node {
    /// What a property keeps at `slot`, made at the first link.
    func cell<Cell: AnyObject>(_ slot: Int, make: () -> Cell) -> Cell {
        if slot < cells.count { return unsafeDowncast(cells[slot], to: Cell.self) }
        let cell = make()
        cells.append(cell)
        return cell
    }

    /// Fills the slot of a property that keeps nothing, with what is there anyway. The node itself would be kept by it.
    func skipCell(_ slot: Int) { _ = cell(slot) { scope } }
}
