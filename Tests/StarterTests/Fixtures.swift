import Foundation
import Testing

@testable import Starter

extension Course {
    /// This project.
    static let here = Result {
        try Course(
            root: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())
    }
}

/// A folder that goes away with the test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("starter-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// What is in it, hidden or not.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}

/// The failure that the action throws.
func failure(of action: () throws -> Void) -> Failure? {
    do {
        try action()
    } catch let failure as Failure {
        return failure
    } catch {
        Issue.record("another error: \(error)")
    }
    return nil
}
