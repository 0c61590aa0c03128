import Testing

/// Each `swift compile` block compiles, or is refused as it says. One call of the compiler is for all.
struct CompiledBlockTests {
    @Test func `the compiler says of each block what the block says`() throws {
        let blocks = try Project.documents.flatMap { try Project.document($0).blocks }
            .filter { SwiftOrigin($0) == .compile && $0.language == "swift" }.map(CompiledBlock.init)
        guard !blocks.isEmpty else { return }
        let files = blocks.enumerated().map {
            (name: "Block\($0.offset).swift", text: $0.element.source(number: $0.offset))
        }
        let output = try SwiftCompiler.output(checking: files)
        let faults = blocks.flatMap { $0.faults(from: Diagnostic.all(in: output)) }
        for fault in faults { fault.report() }
        let places = Set(blocks.map(\.block.file))
        let others = Diagnostic.all(in: output).filter { !places.contains($0.file) }
        #expect(others == [], "\(output)")
    }
}
