/// A subscription that ends when nobody keeps this object any more.
///
/// ```swift
/// let subscription = subject.sink { print($0) }
/// subscription.cancel()  // or let go of it
/// ```
///
/// `cancel()` may be called from any thread and from inside a `sink`.
///
/// The trap: a result of `sink` that nobody keeps is cancelled at the end of the line that made it.
///
/// Mirrors Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable {
    // Held only to take the closure out, so that one lock serves all.
    private static let lock = Lock()
    private var onCancel: (() -> Void)?

    /// Runs `cancel` once: on the first call of ``cancel()``, or when the last reference goes.
    public init(_ cancel: @escaping () -> Void) {
        onCancel = cancel
    }

    /// Wraps another cancellable.
    public init<C: Cancellable>(_ canceller: C) {
        onCancel = { canceller.cancel() }
    }

    deinit {
        onCancel?()
    }

    public func cancel() {
        Self.lock.lock()
        let onCancel = onCancel
        self.onCancel = nil
        Self.lock.unlock()
        onCancel?()
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
