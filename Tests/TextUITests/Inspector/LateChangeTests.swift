import Testing

@testable import TextUI

/// What changes while the prompt waits is explained when it is drawn.
@MainActor struct LateChangeTests {
    @Observable final class Station {
        var trains = 0
    }

    struct Board: View {
        let station: Station
        var body: some View { Text("Trains: \(station.trains)") }
    }

    private let station = Station()

    private func makeScreen() -> GraphScreen {
        GraphScreen(traits: ScreenTraits(width: 40), appName: "App") { [station] in Board(station: station) }
    }

    /// The trace is on and has told of the start. Then a train comes, while the prompt waits.
    private func inspectorAfterATrain(on screen: GraphScreen) throws -> any InspectorCommands {
        let inspector = try #require(screen.inspector)
        inspector.isTracing = true
        _ = screen.render()
        _ = inspector.started()
        station.trains += 1
        _ = screen.render()
        return inspector
    }

    @Test func `what changes late is told apart from the command before, and why tells both`() throws {
        let screen = makeScreen()
        defer { screen.close() }
        let inspector = try inspectorAfterATrain(on: screen)
        #expect(
            inspector.changedLate() == """
                Command 0: while the prompt waited
                  changed   Station.trains: 0 \u{2192} 1
                  body ran  Board: it read Station.trains
                  not run   0 other bodies
                """)
        #expect(
            try inspector.answer(":why") == """
                Command 0: the start
                  body ran  Board: for the first time
                  made      Station #1, let station of Board
                  changed   Station.trains: 0 \u{2192} 1
                  body ran  Board: it read Station.trains
                  not run   0 other bodies
                """)
    }

    @Test func `what nobody was told is told before the next command, which it is no part of`() throws {
        let screen = makeScreen()
        defer { screen.close() }
        let inspector = try inspectorAfterATrain(on: screen)
        #expect(
            inspector.begins(.back, line: "back") == """
                Command 0: while the prompt waited
                  changed   Station.trains: 0 \u{2192} 1
                  body ran  Board: it read Station.trains
                  not run   0 other bodies
                """)
        #expect(
            inspector.ends(.back) == """
                Command 1: back
                  nothing   changed, and no body ran
                  not run   1 other body
                """)
    }
}
