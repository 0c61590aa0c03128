import Dispatch
import Foundation

/// Whether this code runs on the main actor, asked at run time.
///
/// The main actor is the main thread, or whichever thread works for the main queue: on Linux, in a program with an
/// async `main`, that is another one. `MainActor.assumeIsolated` knows as well, but stops with a text of its own.
enum MainActorCheck {
    static var isOnMainActor: Bool { isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Found out once for each thread, because on Linux the question costs a system call.
    private static var isMainThread: Bool {
        if let known = pthread_getspecific(answer) { return Int(bitPattern: known) == 1 }
        let isMain = Thread.isMainThread
        pthread_setspecific(answer, UnsafeMutableRawPointer(bitPattern: isMain ? 1 : 2))
        return isMain
    }

    private static let answer: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
}
