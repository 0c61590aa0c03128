import Testing

@testable import TextUI

/// Each rule for a question at the prompt, and for the view models that it tells of, finds what it is there for.
@MainActor struct QuestionRulesTests {
    @Observable @MainActor final class CountModel {
        var count = 0
    }

    struct Counter: View {
        @State var model = CountModel()
        var body: some View { Button("Count \(model.count)") { model.count += 1 } }
    }

    struct Home: View {
        @State private var isShown = true
        var body: some View {
            Button("Hide") { isShown = false }
            if isShown { Counter() }
        }
    }

    private let screen: GraphScreen
    private let inspector: Inspector
    private let repl: Repl
    private let output = TranscriptOutput()
    private let pulse = Pulse()
    private let farewells = Farewells()

    init() throws {
        screen = GraphScreen(
            traits: ScreenTraits(), appName: "Test",
            configure: { [pulse, farewells] in $0.observers += [farewells, pulse] },
            root: { Home() })
        inspector = try #require(screen.inspector as? Inspector)
        repl = Repl(screen: screen, clock: TurnClock(), output: output)
    }

    // MARK: A question

    /// What is found of a question after which something is done that it must not do.
    private func finding(of line: String, after fault: () async -> Void) async throws -> String {
        await repl.start()
        let question = try #require(Question(line, repl, on: screen, pulse))
        output.clear()
        _ = await repl.submit(line)
        await fault()
        return try #require(throws: Finding.self) { try question.check(repl, output) }.description
    }

    @Test(arguments: [":models", ":tree", ":deps", ":why", ":trace on", ":source"])
    func `a question that is as it should be has no finding`(line: String) async throws {
        await repl.start()
        let question = try #require(Question(line, repl, on: screen, pulse))
        output.clear()
        _ = await repl.submit(line)
        try question.check(repl, output)
    }

    @Test func `views that run are found`() async throws {
        let found = try await finding(of: ":why") { _ = await repl.submit("2") }
        #expect(found == "the question itself made views run")
    }

    @Test func `a frame that has to be drawn again is found`() async throws {
        let found = try await finding(of: ":why") { screen.graph.setNeedsDraw() }
        #expect(found == "the question changed the frame")
    }

    @Test func `an answer of too many lines is found`() async throws {
        let found = try await finding(of: ":why") { output.write(String(repeating: "a\n", count: 2_000)) }
        #expect(found.hasSuffix(" lines"))
    }

    @Test func `a part that is too long is found`() async throws {
        let found = try await finding(of: ":why") { output.write("\n" + String(repeating: "a", count: 301)) }
        #expect(found == "301 characters: \"\(String(repeating: "a", count: 301))\"")
    }

    @Test func `a line that is too long is found`() async throws {
        let found = try await finding(of: ":why") { output.write("\n" + String(repeating: "a, ", count: 1_000)) }
        #expect(
            found == "3000 characters: \(String(String(repeating: "a, ", count: 1_000).prefix(400)).debugDescription)")
    }

    @Test func `another answer the second time is found`() async throws {
        let found = try await finding(of: ":why") {
            output.clear()
            output.write("Because.\n\n> ")
        }
        #expect(found.hasPrefix(#"the second answer differs: "Because.\n\n> ", then ""#))
    }

    @Test func `a trace that is not as it was is found`() async throws {
        #expect(try await finding(of: ":why") { inspector.isTracing = true } == "the trace is on")
    }

    // MARK: View models

    private func findingInModels(_ answer: String) throws -> String {
        try #require(throws: Finding.self) { try ModelRules.check(answer, inspector, screen.graph) }.description
    }

    @Test(arguments: [
        ("", "#1 is held by a view, and not listed"),
        ("#1 CountModel\n#1 CountModel", "listed twice, or in no order: [1, 1]"),
        ("#1 CountModel\n#9 CountModel", "#9 is listed, and gone"),
        ("#1 CountModel\nreleased since the last look: CountModel #1", "#1 is released, and lives"),
    ])
    func `a list of models that is wrong is found`(answer: String, finding: String) async throws {
        await repl.start()
        try ModelRules.check("#1 CountModel", inspector, screen.graph)
        #expect(try findingInModels(answer) == finding)
    }

    @Test func `a model that nobody has met is found`() throws {
        #expect(try findingInModels("") == "the CountModel that a view holds is not known")
    }

    @Test func `a model that is left after the end is found`() async throws {
        await repl.start()
        let found = try #require(throws: Finding.self) { try ModelRules.checkAllGone(inspector.models) }
        #expect(found.description == "after the end CountModel #1 is left, held by [\"@State model of Counter\"]")
        screen.close()
        try ModelRules.checkAllGone(inspector.models)
    }

    // MARK: Farewells

    /// What is found once the counter has left, while somebody keeps a thing of its node.
    private func finding(keeping thing: (Node) -> AnyObject?) async throws -> String {
        await repl.start()
        var next = screen.graph.root
        while let node = next, node.viewType != Counter.self { next = node.children.last }
        let kept = try thing(#require(next))
        next = nil
        _ = await repl.submit("hide")
        return try withExtendedLifetime(kept) {
            try #require(throws: Finding.self) { try farewells.check() }.description
        }
    }

    @Test func `a view model that outlives its view is found`() async throws {
        let found = try await finding { $0.cells.compactMap(Farewells.owned).first }
        #expect(found == "the CountModel of Counter outlives its view")
    }

    @Test func `a node that outlives its view is found`() async throws {
        #expect(try await finding { $0 } == "the node of Counter outlives its view")
    }

    @Test func `a view that leaves nothing has no finding`() async throws {
        await repl.start()
        _ = await repl.submit("hide")
        try farewells.check()
    }
}
