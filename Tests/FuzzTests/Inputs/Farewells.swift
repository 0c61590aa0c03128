@testable import TextUI

/// Watches the views that leave, to see that nothing of them stays: neither a node nor a view model that it owned.
@MainActor final class Farewells: GraphObserver {
    private struct Gone {
        weak var object: AnyObject?
        let name: String
    }

    private var gone: [Gone] = []

    func unmounted(_ node: Node) {
        gone.append(Gone(object: node, name: "the node of \(node.viewType)"))
        for cell in node.cells {
            guard let object = Self.owned(by: cell) else { continue }
            gone.append(Gone(object: object, name: "the \(type(of: object)) of \(node.viewType)"))
        }
    }

    /// The object in a `@State` or `@StateObject`. One that the view only follows, as an optional, belongs to others.
    static func owned(by cell: AnyObject) -> AnyObject? {
        let mirror = Mirror(reflecting: cell)
        if let value = mirror.descendant("stored") {
            let inner = Mirror(reflecting: value)
            return asObject(inner.displayStyle == .optional ? inner.children.first?.value : value)
        }
        return asObject(mirror.descendant("object"))
    }

    private static func asObject(_ value: Any?) -> AnyObject? {
        guard let value, Mirror(reflecting: value).displayStyle == .class else { return nil }
        return value as AnyObject
    }

    /// Called when everything has settled.
    func check() throws(Finding) {
        defer { gone = [] }
        if let stayed = gone.first(where: { $0.object != nil }) { throw Finding("\(stayed.name) outlives its view") }
    }
}
