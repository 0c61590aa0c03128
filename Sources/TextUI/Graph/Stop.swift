/// Ends the program with a text that teaches, the same in debug and release.
///
/// `fatalError` puts a file of this package before the text and a trace behind it; the reader needs neither.
func stop(_ text: String) -> Never {
    fflush(nil)
    FileHandle.standardError.write(Data((text + "\n").utf8))
    abort()
}
