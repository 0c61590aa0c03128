import TextUITesting

@testable import Counter
@testable import Finder
@testable import ProductDetail
@testable import Tabs
@testable import Users

/// The samples as the sessions in the documents run them: without their delays.
enum SampleSession {
    /// Types the lines and gives the whole transcript.
    @MainActor static let runs: [String: @MainActor ([String]) async -> String] = [
        "counter": { await TestScreen.transcript(of: CounterApp(), lines: $0) },
        "product-detail": {
            await TestScreen.transcript(of: ProductDetailApp(store: CatalogStore(delay: .zero)), lines: $0)
        },
        "users": { await TestScreen.transcript(of: UsersApp(userService: MockUserService()), lines: $0) },
        "tabs": { await TestScreen.transcript(of: TabsApp(), lines: $0) },
        "finder": { await TestScreen.transcript(of: FinderApp(), lines: $0) },
    ]

    /// The transcript that a `console` block should be.
    @MainActor static func truth(for block: FencedBlock) async throws(Fault) -> [String] {
        guard let run = runs[block.argument] else {
            throw block.fault(
                "a console block names its sample: ```console counter. The samples are: \(runs.keys.sorted().joined(separator: ", "))."
            )
        }
        let typed = block.lines.filter { $0.hasPrefix("> ") && $0 != "> " }.map { String($0.dropFirst(2)) }
        let transcript = await run(typed).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return transcript.last == "" ? transcript.dropLast() : transcript
    }
}
