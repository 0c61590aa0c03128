extension Publisher {
    /// Pairs the first value of this publisher with the first of another, the second with the second, and so on.
    ///
    /// ```swift
    /// let page = user.zip(posts)
    /// ```
    ///
    /// It finishes when one of them has, and all its values are paired.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// The same, with something made of each pair.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    /// The same with two others.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// The same with two others, and something made of each three.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// The same with three others.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// The same with three others, and something made of each four.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}

extension Publishers {
    /// Mirrors Combine's `Publishers.Zip`.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(startingWith: subscriber)
            // Touched inside `serially` only.
            var unpairedA: ArraySlice<A.Output> = []
            var unpairedB: ArraySlice<B.Output> = []
            var isRunningA = true
            var isRunningB = true

            func update(_ change: () -> Void) {
                confluence.serially { _ in
                    change()
                    if let first = unpairedA.first, let second = unpairedB.first {
                        unpairedA.removeFirst()
                        unpairedB.removeFirst()
                        confluence.pass((first, second))
                    }
                    if !isRunningA && unpairedA.isEmpty || !isRunningB && unpairedB.isEmpty { confluence.finish() }
                }
            }
            func ended(_ completion: Subscribers.Completion<Failure>, _ change: () -> Void) {
                if case .failure(let error) = completion { confluence.fail(error) } else { update(change) }
            }
            confluence.join(a) { value, _ in
                update { unpairedA.append(value) }
            } end: { completion in
                ended(completion) { isRunningA = false }
            }
            confluence.join(b) { value, _ in
                update { unpairedB.append(value) }
            } end: { completion in
                ended(completion) { isRunningB = false }
            }
            confluence.allJoined()
        }
    }

    /// Mirrors Combine's `Publishers.Zip3`.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).zip(c) { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Mirrors Combine's `Publishers.Zip4`.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).zip(c.zip(d)) { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}
