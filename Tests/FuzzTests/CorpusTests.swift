import Foundation
import Testing

/// Each file of the corpus is taken by its target without a finding.
///
/// A file is a seed, which shows libFuzzer the way, or an input that once brought something to light.
@MainActor struct CorpusTests {
    nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus")

    nonisolated static let files =
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.contains("/") }.sorted()

    @Test(.timeLimit(.minutes(5)), arguments: files) func `an input of the corpus finds nothing`(_ file: String)
        async throws
    {
        let parts = file.split(separator: "/").map(String.init)
        let target = try #require(FuzzTarget(rawValue: parts[0]), "no target is called \(parts[0])")
        try await target.run([UInt8](Data(contentsOf: Self.folder.appendingPathComponent(file))))
    }

    @Test func `each target has a corpus`() {
        #expect(
            Set(Self.files.compactMap { $0.split(separator: "/").first.map(String.init) })
                == Set(FuzzTarget.allCases.map(\.rawValue)))
    }

    @Test func `the corpus is small`() throws {
        let sizes = try Self.files.map { try Data(contentsOf: Self.folder.appendingPathComponent($0)).count }
        #expect(sizes.reduce(0, +) < 32_768)
    }
}
