import Testing

/// Each `swift compile` block compiles, or is refused as it says. One call of the compiler is for all.
struct CompiledBlockTests {
    @Test func `the compiler says of each block what the block says`() async throws {
        let blocks = try Project.documents.flatMap { try Project.document($0).blocks }
            .filter { $0.language == "swift" && SwiftOrigin($0) == .compile }.map(CompiledBlock.init)
        let diagnostics = Diagnostic.all(in: try await SwiftCompiler.output(checking: CompiledBlock.files(blocks)))
        for fault in blocks.flatMap({ $0.faults(from: diagnostics) }) { fault.report() }
        let documents = Set(blocks.map(\.block.file))
        #expect(diagnostics.filter { !documents.contains($0.file) } == [])
    }
}
