import Dispatch

/// Whether this code runs on the main actor, asked at run time.
///
/// The main actor works through the main queue, and whoever does that is on it. `Thread.isMainThread` is no answer:
/// on Linux, in a program with an async `main`, another thread works for the main queue. `MainActor.assumeIsolated`
/// knows as well, but stops with a text of its own.
enum MainActorCheck {
    static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
