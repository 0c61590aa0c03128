import Foundation
import TextUI

/// Holds async work up until the test lets it go on. Instead of a sleep: the loading state lasts as long as the test
/// wants.
///
/// ```swift
/// let gate = Gate()
/// let service = StubUserService { await gate.wait(); return [ada] }
/// // … the screen shows "Loading…" …
/// gate.open()
/// await screen.settle()
/// ```
///
/// It can be used from any isolation. A cancelled wait ends at once.
public final class Gate: @unchecked Sendable {
    // All state is guarded by `lock`.
    private let lock = NSLock()
    private var isOpen = false
    private var nextID = 0
    private var waiting: [Int: (continuation: CheckedContinuation<Void, Never>, work: WaitingWork)] = [:]
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    public init() {}

    /// How many wait now.
    public var waiters: Int { lock.withLock { waiting.count } }

    /// Waits until the gate is open.
    public func wait() async {
        let id = lock.withLock {
            nextID += 1
            return nextID
        }
        let work = WaitingWork()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let arrived: [CheckedContinuation<Void, Never>] = lock.withLock {
                    if isOpen || Task.isCancelled {
                        continuation.resume()
                    } else {
                        waiting[id] = (continuation, work)
                        work.park()
                    }
                    defer { arrivals = [] }
                    return arrivals
                }
                for arrival in arrived { arrival.resume() }
            }
        } onCancel: {
            if let waiter = lock.withLock({ waiting.removeValue(forKey: id) }) {
                waiter.work.unpark()
                waiter.continuation.resume()
            }
        }
    }

    /// Returns when somebody waits at the gate, or has passed it.
    public func arrival() async {
        await withCheckedContinuation { continuation in
            lock.withLock {
                if waiting.isEmpty && !isOpen { arrivals.append(continuation) } else { continuation.resume() }
            }
        }
    }

    /// Lets everybody pass, now and later.
    public func open() {
        release { isOpen = true }
    }

    /// Lets those who wait now pass; the next will wait.
    public func letPass() {
        release {}
    }

    /// Makes the next ones wait again.
    public func close() {
        lock.withLock { isOpen = false }
    }

    private func release(_ change: () -> Void) {
        let released = lock.withLock {
            change()
            defer { waiting = [:] }
            return waiting.sorted { $0.key < $1.key }.map(\.value)
        }
        for waiter in released {
            waiter.work.unpark()
            waiter.continuation.resume()
        }
    }
}
