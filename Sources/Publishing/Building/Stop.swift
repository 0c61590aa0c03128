import Foundation

/// Ends the program over a mistake in its code, with the same text in debug and in release.
func stop(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    abort()
}
