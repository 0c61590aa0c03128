import Foundation

/// Holds back Ctrl-C and the signals that end a program until there is a good place to stop.
///
/// They stay pending while they are blocked, so nothing has to be done in a signal handler, and no signal is lost.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Call it before the first other thread begins: threads begin with the mask of the one that makes them.
    static func holdBack() { change(SIG_BLOCK) }

    /// True if one has come.
    static var isPending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.contains { sigismember(&pending, $0) == 1 }
    }

    /// Lets them pass. One that has come ends the program here, with the status that belongs to it.
    static func letPass() { change(SIG_UNBLOCK) }

    private static func change(_ how: Int32) {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        pthread_sigmask(how, &set, nil)
    }
}
