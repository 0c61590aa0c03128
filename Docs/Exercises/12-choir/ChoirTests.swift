import Assembling
import Testing

struct ChoirTests {
    let resolver = Assembler([ChoirAssembly()]).resolver

    @Test func `the pianist follows the conductor`() throws {
        let conductor = try #require(resolver.resolve(Conductor.self))
        let pianist = try #require(resolver.resolve(Pianist.self))
        conductor.fasterButtonTapped()
        #expect(pianist.text == "80 beats")
    }

    @Test func `each pianist who is asked for is a new one`() {
        #expect(resolver.resolve(Pianist.self) !== resolver.resolve(Pianist.self))
    }
}
