// `stdout` is a variable of C, which nobody here sets.
@preconcurrency import Foundation

/// Ends the program with a text that teaches, the same in debug and release.
///
/// `fatalError` puts a file of this package before the text and a trace behind it; the reader needs neither. Whoever sets
/// `SWIFT_BACKTRACE` wants the trace.
func stop(_ text: String) -> Never {
    writeError(text)
    if getenv("SWIFT_BACKTRACE") == nil { signal(SIGABRT, SIG_DFL) }
    abort()
}

/// Writes a text to standard error, behind what the app has printed.
func writeError(_ text: String) {
    flushPrints()
    FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Writes what the app has printed by itself. Not all streams: another thread may wait for a line from standard input,
/// and hold it for as long.
func flushPrints() {
    fflush(stdout)
    fflush(stderr)
}
