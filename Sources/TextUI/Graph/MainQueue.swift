import Dispatch

/// Tells whether code runs on the main actor.
///
/// The main thread is not the answer: on Linux an async `main` gives the main queue to other threads.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}

/// Runs at once on the main actor, else as soon as it is free.
package func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
        MainActor.assumeIsolated(action)
    } else {
        Task { @MainActor in action() }
    }
}
