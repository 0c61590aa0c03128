extension Subscribers {
    /// How many values a subscriber asks for.
    ///
    /// ```swift
    /// var wanted = Subscribers.Demand.max(2)
    /// wanted += 1         // three
    /// wanted = .unlimited  // stays unlimited, whatever is added or taken
    /// ```
    ///
    /// Mirrors Combine's `Subscribers.Demand`. A negative `max` is a mistake and stops the program.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        private var count: Int

        private init(count: Int) { self.count = count }

        /// As many as there are.
        public static let unlimited = Demand(count: .max)

        /// Nothing: the same as `.max(0)`.
        public static let none = Demand(count: 0)

        /// At most `value`.
        public static func max(_ value: Int) -> Demand {
            guard value >= 0 else {
                stop(
                    "Publishing: a subscriber cannot ask for \(value) values: Subscribers.Demand.max(_:) takes 0 or more."
                )
            }
            return Demand(count: value)
        }

        /// The number asked for, or nil if it is unlimited.
        public var max: Int? { self == .unlimited ? nil : count }

        public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, isTooMany) = lhs.count.addingReportingOverflow(rhs.count)
            return isTooMany ? .unlimited : Demand(count: sum)
        }

        /// Takes away, but never goes below none; unlimited less anything is unlimited.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            lhs == .unlimited ? .unlimited : Demand(count: Swift.max(0, lhs.count - rhs.count))
        }

        public static func * (lhs: Demand, rhs: Int) -> Demand {
            let (product, isTooMany) = lhs.count.multipliedReportingOverflow(by: rhs)
            return isTooMany && rhs > 0 ? .unlimited : .max(product)
        }

        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        public static func + (lhs: Demand, rhs: Int) -> Demand { rhs < 0 ? lhs - .max(-rhs) : lhs + .max(rhs) }
        public static func - (lhs: Demand, rhs: Int) -> Demand { rhs < 0 ? lhs + .max(-rhs) : lhs - .max(rhs) }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs.max == lhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs.max != lhs }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs != .unlimited && lhs.count < rhs }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs != .unlimited && lhs.count <= rhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs == .unlimited || lhs.count > rhs }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs == .unlimited || lhs.count >= rhs }
        public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
        public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
        public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
        public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    }
}
