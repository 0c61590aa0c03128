import Foundation
import Testing
import TextUITesting

@testable import Counter
@testable import Finder
@testable import ProductDetail
@testable import Tabs
@testable import Users

/// Every session in the documents is replayed and compared whole.
struct SessionTests {
    static let blocks =
        (try? Project.markdown.flatMap { try Project.blocks(in: $0) }.filter { $0.language == "console" }) ?? []

    @Test func `there are sessions to check`() {
        #expect(Self.blocks.count >= 3)
    }

    @Test(arguments: blocks)
    @MainActor func `a session in the documents is what the sample says`(_ block: FencedBlock) async {
        let lines = block.text.components(separatedBy: "\n").filter { $0.hasPrefix("> ") }.map {
            String($0.dropFirst(2))
        }
        let transcript = await replay(lines, block)
        #expect(transcript == block.text, "\(block.file):\(block.line)")
    }

    /// Runs the sample that the document belongs to, without its delays.
    @MainActor private func replay(_ lines: [String], _ block: FencedBlock) async -> String {
        if block.file.contains("ProductDetail") {
            return await TestScreen.transcript(of: ProductDetailApp(store: CatalogStore(delay: .zero)), lines: lines)
        }
        if block.file.contains("Users") {
            return await TestScreen.transcript(of: UsersApp(userService: MockUserService()), lines: lines)
        }
        if block.file.contains("Tabs") { return await TestScreen.transcript(of: TabsApp(), lines: lines) }
        if block.file.contains("Finder") { return await TestScreen.transcript(of: FinderApp(), lines: lines) }
        return await TestScreen.transcript(of: CounterApp(), lines: lines)
    }
}
