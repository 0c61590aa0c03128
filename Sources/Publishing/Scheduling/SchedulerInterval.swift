/// The length of time of all schedulers here, in whole nanoseconds.
///
/// ```swift
/// let pause: SchedulerInterval = .milliseconds(300)  // or 0.3
/// ```
///
/// In Combine each scheduler has a `Stride` type of its own; here their `Stride` is this one.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
    Sendable, ExpressibleByFloatLiteral
{
    /// The length in nanoseconds.
    public var magnitude: Int

    public init(magnitude: Int) { self.magnitude = magnitude }

    /// A whole number of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    public init(floatLiteral value: Double) { self = .seconds(value) }

    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    public static func seconds(_ s: Int) -> Self { times(s, 1_000_000_000) }
    public static func seconds(_ s: Double) -> Self { Self(magnitude: clamped(s * 1_000_000_000)) }
    public static func milliseconds(_ ms: Int) -> Self { times(ms, 1_000_000) }
    public static func microseconds(_ us: Int) -> Self { times(us, 1_000) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns) }

    /// The length in seconds.
    public var timeInterval: Double { Double(magnitude) / 1_000_000_000 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, isTooMuch) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Self(magnitude: isTooMuch ? (rhs.magnitude < 0 ? .min : .max) : sum)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        let (difference, isTooMuch) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Self(magnitude: isTooMuch ? (rhs.magnitude < 0 ? .max : .min) : difference)
    }
    public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.timeInterval * rhs.timeInterval) }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    private static func times(_ count: Int, _ unit: Int) -> Self {
        let (product, isTooMuch) = count.multipliedReportingOverflow(by: unit)
        return Self(magnitude: isTooMuch ? (count < 0 ? .min : .max) : product)
    }

    /// Three hundred years are as good as for ever.
    private static func clamped(_ nanoseconds: Double) -> Int {
        Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max)
    }
}
