import Dispatch

/// Tells whether code runs on the main actor.
///
/// The main thread is not the answer: on Linux an async `main` gives the main queue to other threads.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) == true
    }
}
