import Foundation

/// ```swift
/// $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).assign(to: &$query)
/// ```
///
/// On Linux nobody runs the main run loop of a program with an async `main`; there `RunLoop.main` schedules on the main
/// queue, which is served in either case.
extension RunLoop: Scheduler {
    /// A moment of a run loop's time.
    public struct SchedulerTimeType: Strideable, Sendable {
        public typealias Stride = SchedulerInterval

        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: Self) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
        public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
    }

    /// There is nothing to say about how to run a closure.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerInterval { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let mainQueueInstead { return mainQueueInstead.schedule(action) }
        let handover = Handover(action)
        perform { handover.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let mainQueueInstead {
            return mainQueueInstead.schedule(after: mainQueueInstead.now.advanced(by: now.distance(to: date)), action)
        }
        let handover = Handover(action)
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in handover.run() }, forMode: .common)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let mainQueueInstead {
            return mainQueueInstead.schedule(
                after: mainQueueInstead.now.advanced(by: now.distance(to: date)), interval: interval,
                tolerance: tolerance, options: nil, action)
        }
        let handover = Handover(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in handover.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }

    private var mainQueueInstead: DispatchQueue? {
        #if canImport(Darwin)
            nil
        #else
            self === RunLoop.main ? .main : nil
        #endif
    }
}
