import Foundation

/// Tells a mistake that does not stop the program by itself, once.
///
/// Unlike those of `Diagnostics` it belongs to no screen, and the program may end right behind it. So it goes to standard
/// error at once.
package func tellOnce(_ text: String) {
    guard told.insert(text) else { return }
    writeError(text)
}

private let told = ToldTexts()

/// The texts that were told, up to a limit.
private final class ToldTexts: @unchecked Sendable {
    // Guarded by `lock`.
    private var texts: Set<String> = []
    private let lock = NSLock()

    /// False if the text was told already.
    func insert(_ text: String) -> Bool {
        lock.withLock { texts.count < 1_000 && texts.insert(text).inserted }
    }
}
