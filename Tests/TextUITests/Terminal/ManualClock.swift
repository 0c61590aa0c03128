import Foundation

/// A clock that stands still until a test moves it.
///
/// Sendable since every access of the variables is under the lock.
final class ManualClock: Clock, @unchecked Sendable {
    typealias Duration = Swift.Duration

    struct Instant: InstantProtocol {
        typealias Duration = Swift.Duration
        var offset = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let lock = NSLock()
    private var time = Instant()
    private var nextSleeper = 0
    private var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    private var watcher: CheckedContinuation<Void, Never>?

    var now: Instant { lock.withLock { time } }
    let minimumResolution = Duration.zero

    /// How many sleep now.
    var sleeperCount: Int { lock.withLock { sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = lock.withLock {
            nextSleeper += 1
            return nextSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                lock.withLock {
                    if Task.isCancelled {
                        continuation.resume(throwing: CancellationError())
                    } else if deadline <= time {
                        continuation.resume()
                    } else {
                        sleepers[sleeper] = (deadline, continuation)
                        watcher?.resume()
                        watcher = nil
                    }
                }
            }
        } onCancel: {
            lock.withLock { sleepers.removeValue(forKey: sleeper) }?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Returns when somebody sleeps.
    func isSleptOn() async {
        await withCheckedContinuation { continuation in
            lock.withLock {
                if sleepers.isEmpty { watcher = continuation } else { continuation.resume() }
            }
        }
    }

    func advance(by duration: Duration) {
        lock.withLock {
            time = time.advanced(by: duration)
            for (sleeper, (deadline, continuation)) in sleepers where deadline <= time {
                sleepers[sleeper] = nil
                continuation.resume()
            }
        }
    }
}
