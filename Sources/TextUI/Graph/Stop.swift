// `stdout` is a variable of C, which nobody here sets.
@preconcurrency import Foundation

/// Ends the program with a text that teaches, the same in debug and release.
///
/// `fatalError` puts a file of this package before the text and a trace behind it; the reader needs neither.
func stop(_ text: String) -> Never {
    flushPrints()
    FileHandle.standardError.write(Data((text + "\n").utf8))
    abort()
}

/// Writes what the app has printed by itself. Not all streams: another thread may wait for a line from standard input,
/// and hold it for as long.
func flushPrints() {
    fflush(stdout)
    fflush(stderr)
}
