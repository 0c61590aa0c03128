import Testing

struct CompiledBlockFaultTests {
    static let view = block(
        10, "import SwiftMVVM", "", "struct A: View {", "    var body: some View { Text(\"a\") }", "}")
    static let mistake = block(20, "import TextUI", "", "struct A {", "    let b: String = 1", "}")
    static let warning = block(30, "func f() {", "    var a = 1", "    print(a)", "}")
    static let announced = block(40, "func a() -> Int { b }  // error: cannot find 'b' in scope")
    static let falselyAnnounced = block(50, "func a() -> Int { 1 }  // error: cannot find 'b' in scope")
    static let test = block(
        60, "import Testing", "@testable import Counter", "", "struct Tests {",
        "    @Test func `it is zero`() { #expect(CounterViewModel().count == 0) }", "}")
    static let all = [view, mistake, warning, announced, falselyAnnounced, test]

    private static func block(_ line: Int, _ lines: String...) -> CompiledBlock {
        CompiledBlock(block: FencedBlock(file: "Docs/x.md", line: line, info: "swift compile", lines: lines))
    }

    /// What the compiler says of all of them: it is called once.
    private static let output = Task { try await SwiftCompiler.output(checking: CompiledBlock.files(all)) }

    private func faults(of block: CompiledBlock) async throws -> [String] {
        block.faults(from: Diagnostic.all(in: try await Self.output.value)).map(\.description)
    }

    @Test func `a block with imports and a view compiles`() async throws {
        #expect(try await faults(of: Self.view) == [])
    }

    @Test func `a block with a test compiles`() async throws {
        #expect(try await faults(of: Self.test) == [])
    }

    @Test func `a mistake is told at its line of the document`() async throws {
        #expect(
            try await faults(of: Self.mistake) == [
                "Docs/x.md:24: the compiler says: error: cannot convert value of type 'Int' to specified type 'String'"
            ])
    }

    @Test func `a warning is a mistake too`() async throws {
        #expect(
            try await faults(of: Self.warning) == [
                """
                Docs/x.md:32: the compiler says: warning: variable 'a' was never mutated; consider changing to 'let' \
                constant
                """
            ])
    }

    @Test func `an error that is announced has to come`() async throws {
        #expect(try await faults(of: Self.announced) == [])
        #expect(
            try await faults(of: Self.falselyAnnounced) == [
                "Docs/x.md:51: the compiler does not say: error: cannot find 'b' in scope"
            ])
    }
}
