import Testing

@testable import Site

struct GoOnTests {
    private let goOn = GoOn(
        chapters: ["Docs/01-start.md", "Docs/02-red-sun.md"],
        tutorials: ["Docs/Tutorials/Tutorials.tutorial", "Docs/Tutorials/RedSun/RedSun.tutorial"])

    private func page(_ name: String) -> String {
        "\n## Go on\n\n@Links(visualStyle: list) {\n    - <doc:\(name)>\n}\n"
    }

    @Test func `a chapter leads to the next`() {
        #expect(goOn.text(for: "Docs/01-start.md") == page("02-red-sun"))
    }

    @Test func `the chapter of a sample leads to the tutorial that grows it`() {
        #expect(goOn.text(for: "Docs/02-red-sun.md") == page("RedSun"))
    }

    @Test func `other pages lead nowhere`() {
        #expect(goOn.text(for: "Docs/words.md") == "")
    }
}
