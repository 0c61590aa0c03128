import Testing

struct BlockFaultTests {
    private func block(_ info: String, _ lines: String...) -> FencedBlock {
        FencedBlock(file: "Docs/x.md", line: 10, info: info, lines: lines)
    }

    @Test func `the first line that differs is told, with both texts`() {
        let fault = block("swift", "a", "b", "c").firstDifference(from: ["a", "B", "C"], called: "A.swift")
        #expect(
            fault?.description == """
                Docs/x.md:12: this block is not what A.swift says.
                  here:  b
                  there: B
                If the source is right, `make update-docs` rewrites the block.
                """)
    }

    @Test func `a block that ends too early is told at its end`() {
        let fault = block("swift", "a").firstDifference(from: ["a", "b"], called: "A.swift")
        #expect(fault?.line == 12)
        #expect(fault?.text.contains("here:  (the block ends)\n  there: b") == true)
    }

    @Test func `a swift block without an origin is refused`() {
        #expect(
            SwiftOrigin.fault(of: block("swift", "let a = 1"), after: "")?.text == """
                a swift block says where it comes from: ```swift Samples/Counter/CounterView.swift, with #declaration \
                for a part of it; or ```swift compile; or ```swift not-compiled.
                """)
    }

    @Test func `a block that is not compiled needs a reason`() {
        let listing = block("swift not-compiled", "import SwiftUI")
        #expect(SwiftOrigin.fault(of: listing, after: "The same.") != nil)
        #expect(SwiftOrigin.fault(of: listing, after: "It is not compiled, because SwiftUI is elsewhere.") == nil)
    }

    @Test func `an origin that is not there is told`() {
        #expect(
            SwiftOrigin.fault(of: block("swift Samples/No.swift"), after: "")?.text
                == "there is no source Samples/No.swift.")
        #expect(
            SwiftOrigin.fault(of: block("swift Samples/Counter/CounterView.swift#no"), after: "")?.text
                == "Samples/Counter/CounterView.swift declares no no.")
        #expect(
            SwiftOrigin.fault(of: block("swift Samples/ProductDetail/ProductDetailView.swift#init"), after: "")?.text
                == """
                Samples/ProductDetail/ProductDetailView.swift declares several init, in lines 8, 15. Name one: \
                Type.member, or init(label:).
                """)
    }

    @Test func `several declarations stand together, or apart if they are long`() throws {
        let block = block("swift Samples/Counter/CounterViewModel.swift#count + reset")
        #expect(
            try SwiftOrigin.truth(for: block) == [
                "private(set) var count = 0", "", "func reset() {", "    count = 0", "}",
            ])
    }

    @Test @MainActor func `a session without a sample is told`() async {
        await #expect(
            throws: block("console").fault(
                "a console block names its sample: ```console counter. The samples are: \(SampleSession.runs.keys.sorted().joined(separator: ", "))."
            )
        ) { try await SampleSession.truth(for: block("console")) }
    }

    @Test @MainActor func `a session is made from what is typed in it`() async throws {
        let truth = try await SampleSession.truth(for: block("console counter", "wrong", "> decr", "> quit"))
        #expect(truth.suffix(4) == ["> decr", "(no change)", "", "> quit"])
    }
}
