// `stdout` is a variable of C, which nobody here sets.
@preconcurrency import Foundation

/// Ends the program over a mistake in its code, with the same text in debug and in release.
func stop(_ text: String) -> Never {
    // What the program has printed comes first. Not all streams: another thread may wait for a line from one.
    fflush(stdout)
    FileHandle.standardError.write(Data((text + "\n").utf8))
    abort()
}
