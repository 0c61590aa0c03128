// `stdout` is a variable of C, which nobody here sets.
@preconcurrency import Foundation

/// Ends the program over a mistake in its code, with the same text in debug and in release.
func stop(_ text: String) -> Never {
    // What the program has printed comes first. Not all streams: another thread may wait for a line from one.
    fflush(stdout)
    FileHandle.standardError.write(Data((text + "\n").utf8))
    // The runtime would add a trace of about 90 lines, and bury the text. Whoever sets the variable wants the trace.
    if getenv("SWIFT_BACKTRACE") == nil { signal(SIGABRT, SIG_DFL) }
    abort()
}
