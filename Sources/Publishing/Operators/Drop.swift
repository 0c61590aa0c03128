extension Publisher {
    /// Leaves out the first values.
    ///
    /// ```swift
    /// let changes = $text.dropFirst()  // not the value that is there already
    /// ```
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Drop`.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            if count < 0 {
                stop("Publishing: a publisher cannot leave out \(count) values: dropFirst(_:) takes 0 or more.")
            }
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.filter { _ in
                if left == 0 { return true }
                left -= 1
                return false
            }
            .receive(subscriber: subscriber)
        }
    }
}
