/// A piece of user interface, described by a value.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///
///     var body: some View {
///         Text("Hello, \(name)!")
///     }
/// }
/// ```
///
/// A view is cheap to make and is made often; what must last lives in `@State` or in a view model.
/// `body` runs on the main actor, under observation: it runs again when something it read has changed.
///
/// - Note: Mirrors SwiftUI's `View`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// What the view consists of. It reads state and must not change it.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// A primitive view has no body: the graph knows what to do with it.
    public var body: Never { fatalError("\(Self.self) is drawn by TextUI itself and has no body") }
}

/// A view that TextUI itself knows how to mount and draw.
///
/// Each requirement has a default, so that a primitive says only what is particular about it.
@MainActor protocol PrimitiveView: View where Body == Never {
    /// True if the view draws a block of its own; false if it only passes its children on to the container.
    static var isBlock: Bool { get }

    /// True if `makeChildren` reads state that may change without a new view value, such as a binding.
    static var tracksReads: Bool { get }

    /// True if the node wants `appeared` and `disappeared`.
    static var hasLifecycle: Bool { get }

    /// True if there is never a view below.
    static var isLeaf: Bool { get }

    /// Mounts the views below.
    func makeChildren(_ children: inout ChildList)

    /// Changes the environment for the views below. Called only if `changesEnvironment`.
    static var changesEnvironment: Bool { get }
    func changeEnvironment(_ values: inout EnvironmentValues)

    /// True if a new value with the same inputs as the old one asks for nothing.
    static var isSkippedIfEqual: Bool { get }

    /// The view has taken the place of `old` in a living node.
    func updated(from old: Self, node: Node)

    /// True if what was drawn of a view that is no block is kept until something below it changes.
    static var keepsDrawing: Bool { get }

    /// Draws the view into at most `width` cells.
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock

    /// The width that the view would like, in cells.
    func idealWidth(_ node: Node, _ layout: Layout) -> Int

    /// What a person can do with the view, if it is a control.
    func control(_ node: Node) -> ControlBehavior?

    /// True if the node has to look at the views below once they are mounted: to hide some, or to ask for others.
    static var settles: Bool { get }

    /// Looks at the views below; true if views have to be evaluated for it.
    func settle(_ node: Node) -> Bool

    func appeared(_ node: Node)
    func disappeared(_ node: Node)
    func unmounted(_ node: Node)

    /// True if the view tells the frame something beyond its block.
    static var describes: Bool { get }

    /// What the view tells the frame beyond its block: a title, a toolbar, a list with a window …
    func describe(_ node: Node, in survey: inout Survey)
}

extension PrimitiveView {
    static var isBlock: Bool { false }
    static var isLeaf: Bool { false }
    static var keepsDrawing: Bool { false }
    static var tracksReads: Bool { false }
    static var hasLifecycle: Bool { false }
    static var changesEnvironment: Bool { false }
    func makeChildren(_ children: inout ChildList) {}
    func changeEnvironment(_ values: inout EnvironmentValues) {}
    static var isSkippedIfEqual: Bool { false }
    func updated(from old: Self, node: Node) {}
    func block(_ node: Node, _ layout: Layout, width: Int) -> TextBlock {
        layout.column(of: node, width: width)
    }
    func idealWidth(_ node: Node, _ layout: Layout) -> Int {
        layout.idealWidth(of: node.blocks())
    }
    func control(_ node: Node) -> ControlBehavior? { nil }
    static var settles: Bool { false }
    func settle(_ node: Node) -> Bool { false }
    func appeared(_ node: Node) {}
    func disappeared(_ node: Node) {}
    func unmounted(_ node: Node) {}
    static var describes: Bool { false }
    func describe(_ node: Node, in survey: inout Survey) {}
}
