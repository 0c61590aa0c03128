import Testing

@testable import TextUI

/// Each rule for what is mounted, and for what has left, finds what it is there for.
@MainActor struct GraphRulesTests {
    private struct Pair: View {
        var body: some View {
            VStack {
                Text("one")
                Text("two")
            }
        }
    }

    private let screen = GraphScreen(traits: ScreenTraits(), appName: "Test", root: { Pair() })

    /// The two texts, and the node that has them.
    private func texts() throws -> (parent: Node, one: Node, two: Node) {
        var parent = try #require(screen.graph.root)
        while parent.children.count == 1 { parent = parent.children[0] }
        try #require(parent.children.map { String(describing: $0.viewType) } == ["Text", "Text"])
        return (parent, parent.children[0], parent.children[1])
    }

    private func finding() throws -> String {
        try #require(throws: Finding.self) { try GraphRules.check(screen.graph) }.description
    }

    @Test func `a graph that is as it should be has no finding`() throws {
        _ = try texts()
        try GraphRules.check(screen.graph)
    }

    @Test func `a node below two parents is found`() throws {
        let (parent, one, two) = try texts()
        one.children = [two]
        parent.children = [one, two]
        #expect(try finding() == "Text has another parent")
    }

    @Test func `a node that is left in the tree although it has gone is found`() throws {
        try texts().two.unmount()
        #expect(try finding() == "Text is in the tree and not mounted")
    }

    @Test func `a node that does not know its parent is found`() throws {
        try texts().two.release()
        #expect(try finding() == "Text has another parent")
    }

    @Test func `a key that is taken twice is found`() throws {
        try texts().two.key = .position(0)
        #expect(try finding() == "the key position(0) is taken twice")
    }
}
