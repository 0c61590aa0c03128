/// Where a toolbar item stands: at the top of the frame or below the content.
///
/// - Note: Mirrors SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
    let isLeading: Bool
    public static let automatic = ToolbarItemPlacement(isLeading: false)
    public static let primaryAction = ToolbarItemPlacement(isLeading: false)
    public static let confirmationAction = ToolbarItemPlacement(isLeading: false)
    public static let topBarTrailing = ToolbarItemPlacement(isLeading: false)
    public static let navigationBarTrailing = ToolbarItemPlacement(isLeading: false)
    public static let bottomBar = ToolbarItemPlacement(isLeading: false)
    public static let status = ToolbarItemPlacement(isLeading: false)
    public static let principal = ToolbarItemPlacement(isLeading: true)
    public static let navigation = ToolbarItemPlacement(isLeading: true)
    public static let cancellationAction = ToolbarItemPlacement(isLeading: true)
    public static let topBarLeading = ToolbarItemPlacement(isLeading: true)
    public static let navigationBarLeading = ToolbarItemPlacement(isLeading: true)
}

/// What a toolbar consists of.
///
/// - Note: Mirrors SwiftUI's `ToolbarContent`; here it is a view too.
public protocol ToolbarContent: View {}

public typealias ToolbarContentBuilder = ViewBuilder

/// One item of a toolbar.
///
/// - Note: Mirrors SwiftUI's `ToolbarItem`.
public struct ToolbarItem<Content: View>: PrimitiveView, ToolbarContent, PlacedInToolbar {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func makeChildren(_ children: inout ChildList) { children.add(content) }
}

/// Several items of a toolbar in one place.
///
/// - Note: Mirrors SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveView, ToolbarContent, PlacedInToolbar {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func makeChildren(_ children: inout ChildList) { children.add(content) }
}

@MainActor protocol PlacedInToolbar {
    var placement: ToolbarItemPlacement { get }
}

/// Adds items to the toolbar of the frame.
struct ToolbarView<Content: View, Items: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let items: Items

    func makeChildren(_ children: inout ChildList) {
        children.add(content)
        children.add(items, role: .part(0))
    }

    static var describes: Bool { true }
    func describe(_ node: Node, in survey: inout Survey) {
        guard let items = node.children.last, node.children.count == 2 else { return }
        // A plain view among the items counts as one in the automatic place.
        var stack = [items]
        while let next = stack.popLast() {
            if let item = next.anyView as? any PlacedInToolbar {
                survey.toolbarItems.append((next, item.placement.isLeading))
            } else if next.isBlock {
                survey.toolbarItems.append((next, false))
            } else {
                // What is no content, such as the items of another toolbar, is told of by the view that has it.
                stack += next.children.reversed().filter { $0.role == .content && !$0.isHidden }
            }
        }
    }
}

extension View {
    /// Adds controls to the frame: leading ones above the content, the others below.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(content: self, items: content())
    }

    /// The older form of `toolbar`.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }
}
