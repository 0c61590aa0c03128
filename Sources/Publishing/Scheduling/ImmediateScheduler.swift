/// A scheduler that runs a closure at once, on the thread that asks for it.
///
/// ```swift
/// let model = SearchModel(scheduler: ImmediateScheduler.shared)  // no delay in this test
/// ```
///
/// It does not know how to wait: a `delay` or `debounce` on it passes values on at once.
///
/// Mirrors Combine's `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    /// There is only one moment: now.
    public struct SchedulerTimeType: Strideable, Sendable {
        public typealias Stride = SchedulerInterval

        public func distance(to other: Self) -> Stride { .zero }
        public func advanced(by n: Stride) -> Self { self }
    }

    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerInterval { .zero }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the closure once: repeating it for ever would never return.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
