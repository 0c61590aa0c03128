extension Publisher where Failure == Never {
    /// Writes each value into a property of an object.
    ///
    /// ```swift
    /// // Safe in a class: the property's own object is not kept.
    /// service.names.assign(to: &$names)
    ///
    /// // Fine where the object is another one, which may be kept as long as the subscription is.
    /// let subscription = service.names.assign(to: \.names, on: screen)
    /// ```
    ///
    /// The trap: the subscription keeps the object. With `on: self`, and the result stored in `self`, neither is ever
    /// released; take ``assign(to:)`` for a `@Published` property, or a `sink` with `[weak self]`.
    ///
    /// - Parameters:
    ///   - keyPath: The property that each value is written to.
    ///   - object: Kept until the publisher completes or the result is cancelled.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

extension Subscribers {
    /// The subscriber behind ``Publisher/assign(to:on:)``. It asks for everything.
    ///
    /// Mirrors Combine's `Subscribers.Assign`.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let link = UpstreamLink()
        private let lock = Lock()
        private var root: Root?

        /// The object written to; nil once the subscription has ended.
        public var object: Root? { lock.withLock { root } }

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            if link.connect(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ input: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = input
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            _ = link.end()
            releaseObject()
        }

        public func cancel() {
            link.cancel()
            releaseObject()
        }

        private func releaseObject() {
            let old = lock.withLock {
                defer { root = nil }
                return root
            }
            withExtendedLifetime(old) {}
        }
    }
}
