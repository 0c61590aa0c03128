import SwiftMVVM
import Testing
import TextUITesting

struct MuseumTests {
    @Test func `the dinosaurs are told by a child, the paintings by whom the app injects`() {
        let screen = TestScreen { MuseumView().inject(Guide(voice: "a professor")) }
        #expect(screen.body == "Paintings, told by a professor\nDinosaurs, told by a child")
    }

    @Test func `another app, another guide`() {
        let screen = TestScreen { MuseumView().inject(Guide(voice: "a pirate")) }
        #expect(screen.body == "Paintings, told by a pirate\nDinosaurs, told by a child")
    }
}
