import Testing

struct CompiledBlockFaultTests {
    private func faults(_ lines: String...) throws -> [String] {
        let block = CompiledBlock(block: FencedBlock(file: "Docs/x.md", line: 10, info: "swift compile", lines: lines))
        let output = try SwiftCompiler.output(checking: [("Block0.swift", block.source(number: 0))])
        return block.faults(from: Diagnostic.all(in: output)).map(\.description)
    }

    @Test func `a block with imports and a view compiles`() throws {
        #expect(
            try faults("import SwiftMVVM", "", "struct A: View {", "    var body: some View { Text(\"a\") }", "}") == []
        )
    }

    @Test func `a mistake is told at its line of the document`() throws {
        #expect(
            try faults("import TextUI", "", "struct A {", "    let b: String = 1", "}") == [
                "Docs/x.md:14: the compiler says: error: cannot convert value of type 'Int' to specified type 'String'"
            ])
    }

    @Test func `a warning is a mistake too`() throws {
        #expect(
            try faults("func f() {", "    var a = 1", "    print(a)", "}") == [
                "Docs/x.md:12: the compiler says: warning: variable 'a' was never mutated; consider changing to 'let' constant"
            ])
    }

    @Test func `an error that is announced has to come, in these words`() throws {
        #expect(try faults("func a() -> Int { b }  // error: cannot find 'b' in scope") == [])
        #expect(
            try faults("func a() -> Int { 1 }  // error: cannot find 'b' in scope") == [
                "Docs/x.md:11: the compiler does not say: error: cannot find 'b' in scope"
            ])
    }
}
