/// Looks at an object without keeping it, to see that it is released.
///
/// ```swift
/// let model = WeakReference(viewModel)
/// await screen.enter("back")
/// #expect(model.isReleased)
/// ```
@MainActor public final class WeakReference<Object: AnyObject> {
    public private(set) weak var object: Object?

    public init(_ object: Object?) {
        self.object = object
    }

    /// True once nobody keeps the object.
    public var isReleased: Bool { object == nil }
}
