import Foundation

/// ```swift
/// server.users.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
/// ```
extension DispatchQueue: Scheduler {
    /// A moment of a queue's time.
    public struct SchedulerTimeType: Strideable, Sendable {
        public typealias Stride = SchedulerInterval

        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: Self) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return to >= from ? Stride(magnitude: Int(to - from)) : Stride(magnitude: -Int(from - to))
        }

        public func advanced(by n: Stride) -> Self { Self(dispatchTime + .nanoseconds(n.magnitude)) }
    }

    /// How a queue is to run a closure.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerInterval { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let handover = Handover(action)
        async(group: options.group, qos: options.qos, flags: options.flags) { handover.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let handover = Handover(action)
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { handover.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let handover = Handover(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(interval.magnitude),
            leeway: .nanoseconds(tolerance.magnitude))
        timer.setEventHandler { handover.run() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
