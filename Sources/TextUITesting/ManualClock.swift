import Foundation
import TextUI

/// A clock that stands still until the test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let service = MockUserService(delay: .seconds(1), clock: clock)
/// // … the screen shows "Loading…" …
/// clock.advance(by: .seconds(1))
/// await screen.settle()
/// ```
public final class ManualClock: Clock, @unchecked Sendable {
    // All state is guarded by `lock`.
    private let lock = NSLock()
    private var time = Duration.zero
    private var nextID = 0
    private var sleepers: [Int: Sleeper] = [:]

    private var arrivals: [CheckedContinuation<Void, Never>] = []

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
        let work: WaitingWork
    }

    public init() {}

    /// A moment, counted from the making of the clock.
    public struct Instant: InstantProtocol {
        public let offset: Duration
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    public var now: Instant { Instant(offset: lock.withLock { time }) }
    public var minimumResolution: Duration { .zero }

    /// How many sleep now.
    public var sleeping: Int { lock.withLock { sleepers.count } }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = lock.withLock {
            nextID += 1
            return nextID
        }
        let work = WaitingWork()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                lock.withLock {
                    if Task.isCancelled {
                        continuation.resume(throwing: CancellationError())
                    } else if deadline.offset <= time {
                        continuation.resume()
                    } else {
                        sleepers[id] = Sleeper(deadline: deadline, continuation: continuation, work: work)
                        work.park()
                        for arrival in arrivals { arrival.resume() }
                        arrivals = []
                    }
                }
            }
        } onCancel: {
            if let sleeper = lock.withLock({ sleepers.removeValue(forKey: id) }) {
                sleeper.work.unpark()
                sleeper.continuation.resume(throwing: CancellationError())
            }
        }
    }

    /// Returns when somebody sleeps.
    public func arrival() async {
        await withCheckedContinuation { continuation in
            lock.withLock {
                if sleepers.isEmpty { arrivals.append(continuation) } else { continuation.resume() }
            }
        }
    }

    /// Moves the time on and wakes those whose time has come, the earliest first.
    public func advance(by duration: Duration) {
        let due = lock.withLock {
            time += duration
            let due = sleepers.filter { $0.value.deadline.offset <= time }
            for id in due.keys { sleepers[id] = nil }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
        }
        for (_, sleeper) in due {
            sleeper.work.unpark()
            sleeper.continuation.resume()
        }
    }
}
