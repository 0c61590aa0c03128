import Foundation
import Testing

/// Keeps what the core tells of mistakes and what the documents say about it the same.
struct MessageTests {
    @Test(arguments: Message.blocks)
    @MainActor func `each message is what the code tells`(_ block: FencedBlock) async {
        do {
            let truth = try await Message.truth(for: block) ?? []
            block.firstDifference(from: truth, called: "the mistake \(Message.name(of: block) ?? "")")?.report()
        } catch {
            error.report()
        }
    }

    @Test @MainActor func `each mistake is shown once`() {
        #expect(Message.blocks.compactMap { Message.name(of: $0) }.sorted() == Message.names)
    }

    static let sources = Project.files(below: "Sources", ending: ".swift").filter { !$0.hasPrefix("Sources/Tools/") }

    @Test(arguments: sources) func `each text about a mistake is explained in the documents`(_ path: String) throws {
        for fault in MessageSource(path: path, text: try Project.text(path)).faults(explained: Self.explained) {
            fault.report()
        }
    }

    private static let explained = Message.blocks.compactMap(\.lines.first)

    @Test func `there are texts to explain`() throws {
        let count = try Self.sources.map { MessageSource(path: $0, text: try Project.text($0)).beginnings.count }
        #expect(count.reduce(0, +) > 20)
    }
}
