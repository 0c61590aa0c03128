import Testing

/// Each session in the documents is replayed and compared whole.
struct SessionTests {
    static let blocks =
        (try? Project.documents.flatMap { try Project.document($0).blocks }.filter { $0.language == "console" }) ?? []

    @Test func `there are sessions to check`() {
        #expect(Self.blocks.count >= 3)
    }

    @Test(arguments: blocks)
    @MainActor func `each session is what the sample prints`(_ block: FencedBlock) async {
        do {
            let truth = try await SampleSession.truth(for: block)
            block.firstDifference(from: truth, called: "the sample \(block.argument)")?.report()
        } catch {
            error.report()
        }
    }

    @Test @MainActor func `each sample can have a session`() throws {
        #expect(Set(SampleSession.runs.keys) == Set(try Makefile.samples()))
    }
}
