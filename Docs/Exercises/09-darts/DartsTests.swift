import Testing
import TextUITesting

struct DartsTests {
    @Test func `a hit counts twenty`() async {
        let screen = TestScreen { DartsView() }
        await screen.tap("Hit")
        #expect(screen.body == "[1] Player: Ada\nAda throws.\nScore: 20   [2] Hit")
    }

    @Test func `the score stays when the name of the player changes`() async {
        let screen = TestScreen { DartsView() }
        await screen.tap("Hit")
        await screen.type("Grace", into: "Player")
        #expect(screen.body == "[1] Player: Grace\nGrace throws.\nScore: 20   [2] Hit")
    }
}
