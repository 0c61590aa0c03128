import Foundation
import Testing
import TextUITesting

@testable import Counter
@testable import Picture
@testable import Users

/// The pictures of the documents are what `make picture` draws. `users-tree.svg` is the tree of the sample `users` after
/// the lines of `users-tree.script`.
///
/// `make update-docs` draws them anew.
@MainActor struct DocsPicturesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Docs/Pictures")
    private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil

    nonisolated static let names = ["counter-frame", "users-deps", "users-tree"]

    private func transcript(of sample: String, _ lines: [String]) async -> String? {
        let width = Request.usualWidth
        switch sample {
        case "counter": return await TestScreen.transcript(of: CounterApp(), lines: lines, width: width)
        case "users":
            return await TestScreen.transcript(
                of: UsersApp(userService: MockUserService()), lines: lines, width: width)
        default: return nil
        }
    }

    @Test func `each script is checked`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(files.filter { $0.hasSuffix(".script") } == Self.names.map { "\($0).script" })
    }

    @Test func `each picture is shown by a document`() throws {
        let documents = Self.folder.deletingLastPathComponent()
        let texts = try FileManager.default.contentsOfDirectory(atPath: documents.path).filter { $0.hasSuffix(".md") }
            .map { try String(contentsOf: documents.appendingPathComponent($0), encoding: .utf8) }
        let pictures = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".svg") }
        #expect(pictures.filter { picture in !texts.contains { $0.contains("](Pictures/\(picture))") } } == [])
    }

    @Test(arguments: names) func `a picture is what the tool draws`(name: String) async throws {
        let parts = name.split(separator: "-").map(String.init)
        let sample = parts.dropLast().joined(separator: "-")
        let subject = try #require(parts.last.flatMap(Subject.init))
        let script = try Script(file: Self.folder.appendingPathComponent("\(name).script").path)
        let typed = script.lines + (subject.command.map { [$0] } ?? [])
        let transcript = Transcript(try #require(await transcript(of: sample, typed)))
        #expect(transcript.hasReadAll)
        let svg = try Picture.svg(of: subject, in: transcript, sample: sample)

        let file = Self.folder.appendingPathComponent("\(name).svg")
        if Self.isUpdating { try PictureFile(path: file.path).write(svg) }
        let isSame = try String(contentsOf: file, encoding: .utf8) == svg
        #expect(
            isSame, "Docs/Pictures/\(name).svg is no longer what the sample shows: `make update-docs` draws it anew")
    }
}
