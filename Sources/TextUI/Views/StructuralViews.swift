/// Several views, one after the other. `@ViewBuilder` makes it.
public struct TupleView<each Content: View>: PrimitiveView {
    public typealias Body = Never
    let content: (repeat each Content)

    public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    func makeChildren(_ children: inout ChildList) {
        for view in repeat each content {
            children.add(view)
        }
    }
}

/// One of two views. `if` and `else` are two identities, also when both are of the same type.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    public typealias Body = Never

    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    func makeChildren(_ children: inout ChildList) {
        switch storage {
        case .first(let view): children.add(view, key: .position(0))
        case .second(let view): children.add(view, key: .position(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func makeChildren(_ children: inout ChildList) {
        if let view = self { children.add(view) }
    }
}

protocol OptionalView {}
extension Optional: OptionalView {}

/// A view that draws nothing.
public struct EmptyView: PrimitiveView {
    public typealias Body = Never
    public init() {}
}

/// Treats several views as one, without laying them out.
///
/// - Note: Mirrors SwiftUI's `Group`.
public struct Group<Content: View>: PrimitiveView {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func makeChildren(_ children: inout ChildList) {
        children.add(content)
    }
}

/// A view whose type is hidden. Another type in the same place is another identity.
///
/// - Note: Mirrors SwiftUI's `AnyView`.
public struct AnyView: PrimitiveView {
    public typealias Body = Never
    let content: any View

    public init<Content: View>(_ content: Content) {
        self.content = (content as? AnyView)?.content ?? content
    }

    public init<Content: View>(erasing content: Content) {
        self.init(content)
    }

    func makeChildren(_ children: inout ChildList) {
        children.add(content)
    }
}

/// A view that is made when it is mounted, under an observation scope of its own: a row, a sheet, a destination.
struct DeferredView<Content: View>: View {
    /// What the program writes to have it made: `.sheet`.
    var nameInCode = "view"
    let make: () -> Content

    var body: some View { make() }
}
