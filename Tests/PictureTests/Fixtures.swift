import Foundation

@testable import Picture

/// Makes a folder that is there while the body runs.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

/// The text of the failure of a body; nil if there is none.
func failure(of body: () throws(Failure) -> Void) -> String? {
    do throws(Failure) {
        try body()
        return nil
    } catch {
        return error.text
    }
}
