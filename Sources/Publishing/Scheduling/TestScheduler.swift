import Foundation

/// A scheduler whose time a test moves. Nothing runs before that.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let model = SearchModel(scheduler: scheduler)
/// model.text = "ada"
/// scheduler.advance(by: .milliseconds(299))  // still waiting
/// scheduler.advance(by: .milliseconds(1))    // model.query == "ada"
/// ```
///
/// Closures run on the thread that moves the time, in the order of their moments, and in the order in which they were
/// scheduled if those are equal. It may be used from several threads.
///
/// Combine has nothing like it; packages such as combine-schedulers do.
public final class TestScheduler: Scheduler {
    public typealias SchedulerOptions = Never

    /// A moment, counted from the making of the scheduler.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval

        public var offset: SchedulerInterval

        public func distance(to other: Self) -> Stride { other.offset - offset }
        public func advanced(by n: Stride) -> Self { Self(offset: offset + n) }
    }

    private struct Entry {
        let id: Int
        let date: SchedulerTimeType
        let interval: SchedulerInterval?
        let action: () -> Void
    }

    private let lock = Lock()
    private var time = SchedulerTimeType(offset: .zero)
    private var entries: [Entry] = []
    private var nextID = 0

    public init() {}

    public var now: SchedulerTimeType { lock.withLock { time } }

    public var minimumTolerance: SchedulerInterval { .zero }

    /// How many closures wait to be run.
    public var scheduledCount: Int { lock.withLock { entries.count } }

    /// Moves the time on, and runs what is due until then, what is scheduled meanwhile included.
    /// - Parameter interval: By how much; nothing runs only what is due now.
    public func advance(by interval: SchedulerInterval = .zero) {
        advance(to: now.advanced(by: interval))
    }

    /// Moves the time on to a moment.
    public func advance(to date: SchedulerTimeType) {
        while let entry = takeNext(until: date) { entry.action() }
        lock.withLock { time = max(time, date) }
    }

    /// Runs everything that is scheduled, moving the time as far as it takes.
    ///
    /// The trap: what repeats for ever never ends; cancel it, or advance step by step.
    public func run() {
        while let date = lock.withLock({ entries.map(\.date).min() }) { advance(to: date) }
    }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = add(after: now, repeating: nil, action)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        _ = add(after: date, repeating: nil, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(after: date, repeating: interval, action)
        return AnyCancellable { [weak self] in self?.remove(id) }
    }

    private func add(
        after date: SchedulerTimeType, repeating interval: SchedulerInterval?, _ action: @escaping () -> Void
    ) -> Int {
        lock.withLock {
            nextID += 1
            entries.append(Entry(id: nextID, date: max(date, time), interval: interval, action: action))
            return nextID
        }
    }

    private func remove(_ id: Int) {
        let old = lock.withLock {
            defer { entries.removeAll { $0.id == id } }
            return entries
        }
        withExtendedLifetime(old) {}
    }

    /// The earliest closure that is due; the time moves to its moment.
    private func takeNext(until end: SchedulerTimeType) -> Entry? {
        lock.withLock {
            let due = entries.indices.filter { entries[$0].date <= end }
            guard let index = due.min(by: { (entries[$0].date, entries[$0].id) < (entries[$1].date, entries[$1].id) })
            else { return nil }
            let entry = entries.remove(at: index)
            time = max(time, entry.date)
            if let interval = entry.interval {
                let next = entry.date.advanced(by: max(interval, .nanoseconds(1)))
                entries.append(Entry(id: entry.id, date: next, interval: interval, action: entry.action))
            }
            return entry
        }
    }
}
